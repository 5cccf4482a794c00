import { readPorts, requireFreePorts } from '@/tools/ports';
import { temporaryServer } from '../temporary';

const read = (variables: Record<string, string>) => readPorts({ NODE_ENV: 'test', ...variables });
const other = temporaryServer();

it('reads PORT, INBOX_PORT and SMTP_PORT, with defaults', () => {
  expect(read({})).toEqual({ site: 3000, inbox: 1080, smtp: 1025 });
  const variables = { PORT: '1', INBOX_PORT: '2', SMTP_PORT: '3' };
  expect(read(variables)).toEqual({ site: 1, inbox: 2, smtp: 3 });
});

it('reports a port in use with its variable', async () => {
  const site = Number(new URL(other.address).port);
  await expect(requireFreePorts({ site, inbox: 0, smtp: 0 })).rejects.toThrow(
    `Port ${site} can’t be opened. Set PORT to a free port`,
  );
});
