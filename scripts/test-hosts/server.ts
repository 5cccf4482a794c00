import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { siteName } from './sandbox';

/** A running server: where a visitor enters, and at which ports of this machine it answers. */
export type Server = {
  name: string;
  origin: string;
  ports: { http: number; https?: number };
  /** Whether it runs with a configuration of deploy/. */
  isTuned: boolean;
  hasBrotli?: boolean;
  /** A fault of this version that no file of the site can mend. */
  losesQueryOnRedirect?: boolean;
  stop: () => Promise<void>;
};

type Program = { command: string; parameters: string[]; env?: Record<string, string> };

/** Starts a program with the distribution's own configuration; it answers on a port without a name. */
export async function startDefault(
  name: string,
  program: Program,
  port: number,
  faults: Pick<Server, 'losesQueryOnRedirect'> = {},
): Promise<Server> {
  const stop = await start(program, port);
  const origin = `http://127.0.0.1:${port}`;
  return { name, origin, ports: { http: port }, isTuned: false, stop, ...faults };
}

/** Starts a program with a configuration of deploy/; it answers to the site's name, with TLS. */
export async function startTuned(
  name: string,
  program: Program,
  ports: { http: number; https: number },
  hasBrotli = true,
): Promise<Server> {
  const stop = await start(program, ports.https);
  return { name, origin: `https://${siteName}`, ports, isTuned: true, hasBrotli, stop };
}

const given = new Set<number>();

/** Returns a port of this machine that nobody uses, each time another. */
export async function freePort(): Promise<number> {
  const port = await new Promise<number>((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port: found } = probe.address() as AddressInfo;
      probe.close(() => resolve(found));
    });
  });
  if (given.has(port)) return freePort();
  given.add(port);
  return port;
}

/** Takes a configuration and pairs of a text and what to write for it; throws if a text is not there. */
export function edit(text: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((edited, [from, to]) => {
    if (!edited.includes(from)) throw new Error(`The configuration no longer says "${from}".`);
    return edited.replaceAll(from, to);
  }, text);
}

/** Starts a program, waits until it listens, and returns how to end it. */
async function start({ command, parameters, env }: Program, port: number) {
  const child = spawn(command, parameters, { env: { ...process.env, ...env } });
  // Also where the test itself ends in an error.
  process.once('exit', () => child.kill());
  let said = '';
  let hasEnded = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      said += text;
    });
  }
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => {
      hasEnded = true;
      resolve();
    });
  });
  for (let tries = 0; !(await listens(port)); tries += 1) {
    if (hasEnded || tries > 200) {
      child.kill();
      throw new Error(`${command} did not start: ${said.trim()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return () => {
    child.kill('SIGTERM');
    return ended;
  };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
