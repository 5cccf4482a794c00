import { spawn } from 'node:child_process';
import { type AddressInfo, connect, createServer } from 'node:net';

export type Program = { command: string; parameters: string[]; env?: Record<string, string> };

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

/** Starts a program, waits until it listens, and returns how to end it. */
export async function startProgram({ command, parameters, env }: Program, port: number) {
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
