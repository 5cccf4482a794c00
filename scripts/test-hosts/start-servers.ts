import { isInstalled, type Package } from './packages';
import type { Sandbox } from './sandbox';
import type { Server } from './server';
import { defaultApache, tunedApache } from './servers/apache';
import { defaultCaddy, tunedCaddy } from './servers/caddy';
import { defaultLighttpd } from './servers/lighttpd';
import { defaultNginx, tunedNginx } from './servers/nginx';
import { pythonServer } from './servers/python';

const starters: [Package, (sandbox: Sandbox) => Promise<Server>][] = [
  ['nginx', defaultNginx],
  ['nginx', tunedNginx],
  ['apache2', defaultApache],
  ['apache2', tunedApache],
  ['caddy', defaultCaddy],
  ['caddy', tunedCaddy],
  ['lighttpd', defaultLighttpd],
  ['python3', pythonServer],
];

/** Starts each server that this machine has, on loopback and with its files in the sandbox. */
export async function startServers(sandbox: Sandbox): Promise<Server[]> {
  const had = starters.filter(([name]) => isInstalled(name));
  const missing = starters.filter(([name]) => !isInstalled(name)).map(([name]) => name);
  for (const name of new Set(missing)) console.log(`${name} is not installed: not tested.`);
  return Promise.all(had.map(([, start]) => start(sandbox)));
}
