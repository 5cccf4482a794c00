import type { Sandbox } from '../sandbox';
import { freePort, startDefault } from '../server';

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
