import { createServer } from 'node:net';
import { readPorts, requireFreePorts } from '@/tools/ports';

const environment = (variables: Record<string, string>) =>
  ({ NODE_ENV: 'test', ...variables }) as const;

describe('the ports', () => {
  it('are 3000, 1080 and 1025 where nothing is set', () => {
    expect(readPorts(environment({}))).toEqual({ site: 3000, inbox: 1080, smtp: 1025 });
  });

  it('are those of PORT, INBOX_PORT and SMTP_PORT', () => {
    const variables = { PORT: '1', INBOX_PORT: '2', SMTP_PORT: '3' };
    expect(readPorts(environment(variables))).toEqual({ site: 1, inbox: 2, smtp: 3 });
  });

  it.each(['abc', '0', '70000', '3.5'])('refuse %s with the name of the variable', (text) => {
    expect(() => readPorts(environment({ INBOX_PORT: text }))).toThrow(`INBOX_PORT: "${text}"`);
  });

  it('are named with their variable when another program holds one', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port));
    });
    await expect(requireFreePorts({ site: port, inbox: 0, smtp: 0 })).rejects.toThrow(
      `Port ${port} is in use. Set PORT to a free port`,
    );
    other.close();
  });
});
