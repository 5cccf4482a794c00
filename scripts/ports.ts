import { type AddressInfo, createServer } from 'node:net';

const defaults = { PORT: 3000, INBOX_PORT: 1080, SMTP_PORT: 1025 } as const;

export type Ports = { site: number; inbox: number; smtp: number };

/** Takes the environment and returns the three ports; throws an error that names the wrong variable. */
export function readPorts(environment: NodeJS.ProcessEnv): Ports {
  const read = (name: keyof typeof defaults) => {
    const text = environment[name] || String(defaults[name]);
    const port = Number(text);
    if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
    throw new Error(`${name}: "${text}" is not a port. Write a number from 1 to 65535.`);
  };
  return { site: read('PORT'), inbox: read('INBOX_PORT'), smtp: read('SMTP_PORT') };
}

/** Takes the ports and throws one line for the first that another program holds. */
export async function requireFreePorts({ site, inbox, smtp }: Ports): Promise<void> {
  await requireFreePort('PORT', site);
  await requireFreePort('INBOX_PORT', inbox);
  await requireFreePort('SMTP_PORT', smtp);
}

function requireFreePort(name: keyof typeof defaults, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () =>
      reject(
        new Error(`Port ${port} is in use. Set ${name} to a free port, or end the other program.`),
      ),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}

/** Returns three ports that no program holds, for servers beside the usual ones. */
export async function findFreePorts(): Promise<Ports> {
  const [site, inbox, smtp] = await Promise.all([freePort(), freePort(), freePort()]);
  return { site, inbox, smtp };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
