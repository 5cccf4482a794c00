import { requireFreePorts } from '@/tools/ports';
import { temporaryServer } from '../temporary';

const other = temporaryServer();

it('reports a port in use with its variable', async () => {
  const site = Number(new URL(other.address).port);
  await expect(requireFreePorts({ site, inbox: 0, smtp: 0 })).rejects.toThrow(
    `Port ${site} can’t be opened. Set PORT to a free port`,
  );
});
