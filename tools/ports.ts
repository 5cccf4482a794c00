import { type AddressInfo, createServer } from 'node:net';
import { checkSettings, readSettings } from '../lib/settings';

export type Ports = { site: number; inbox: number; smtp: number };

/** Ports from the environment. Mails and canonical links name the site's, unless they have an address. */
export function readPorts(environment: Record<string, string | undefined>): Ports {
  checkSettings(environment);
  const { PORT, INBOX_PORT, SMTP_PORT } = readSettings(environment);
  environment['NEXT_PUBLIC_SITE_URL'] ||= `http://localhost:${PORT}`;
  return { site: Number(PORT), inbox: Number(INBOX_PORT), smtp: Number(SMTP_PORT) };
}

/** Throws an error that names the variable of the first port that is not free. */
export async function requireFreePorts({ site, inbox, smtp }: Ports): Promise<void> {
  for (const [name, port] of Object.entries({ PORT: site, INBOX_PORT: inbox, SMTP_PORT: smtp })) {
    await openPort(port).catch(() => {
      throw new Error(
        `Port ${port} can’t be opened. Set ${name} to a free port, or end the other program.`,
      );
    });
  }
}

const given = new Set<number>();

export async function freePort(): Promise<number> {
  const port = await openPort(0);
  if (given.has(port)) return freePort();
  given.add(port);
  return port;
}

export async function findFreePorts(): Promise<Ports> {
  return { site: await freePort(), inbox: await freePort(), smtp: await freePort() };
}

function openPort(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(port, '127.0.0.1', () => {
      const { port: opened } = probe.address() as AddressInfo;
      probe.close(() => resolve(opened));
    });
  });
}
