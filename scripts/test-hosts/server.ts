import { siteName } from './sandbox';
import { type Program, startProgram } from './start-program';

/** A running server: where a visitor enters, and at which ports of this machine it answers. */
export type Server = {
  name: string;
  origin: string;
  ports: { http: number; https?: number };
  /** Whether it runs with a configuration of deploy/. */
  isTuned: boolean;
  hasBrotli?: boolean;
  /** A fault of this version that no file of the site can fix. */
  losesQueryOnRedirect?: boolean;
  stop: () => Promise<void>;
};

/** Starts a program with the distribution's own configuration; it answers on a port without a name. */
export async function startDefault(
  name: string,
  program: Program,
  port: number,
  faults: Pick<Server, 'losesQueryOnRedirect'> = {},
): Promise<Server> {
  const stop = await startProgram(program, port);
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
  const stop = await startProgram(program, ports.https);
  return { name, origin: `https://${siteName}`, ports, isTuned: true, hasBrotli, stop };
}

/** Takes a configuration and pairs of a text and what to write for it; throws if a text is not there. */
export function edit(text: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((edited, [from, to]) => {
    if (!edited.includes(from)) throw new Error(`The configuration no longer says "${from}".`);
    return edited.replaceAll(from, to);
  }, text);
}
