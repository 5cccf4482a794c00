import { readPorts, requireFreePorts } from '@/tools/ports';
import { temporaryServer } from '../temporary';

const read = (variables: Record<string, string>) => readPorts({ NODE_ENV: 'test', ...variables });
const other = temporaryServer();

it.each(['abc', '0', '70000', '3.5'])('refuses %s with the variable’s name', (text) => {
  expect(() => read({ INBOX_PORT: text })).toThrow(`INBOX_PORT: "${text}"`);
});

it('reports a port in use with its variable', async () => {
  const site = Number(new URL(other.address).port);
  await expect(requireFreePorts({ site, inbox: 0, smtp: 0 })).rejects.toThrow(
    `Port ${site} is in use. Set PORT to a free port`,
  );
});
