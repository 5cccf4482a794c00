import type { Sandbox } from '../sandbox';
import { startDefault } from '../server';
import { freePort } from '../start-program';

/** Starts `python3 -m http.server`, which has no configuration. */
export async function pythonServer({ site }: Sandbox) {
  const port = await freePort();
  const parameters = [
    '-m',
    'http.server',
    String(port),
    '--bind',
    '127.0.0.1',
    '--directory',
    site,
  ];
  return startDefault('python3', { command: '/usr/bin/python3', parameters }, port);
}
