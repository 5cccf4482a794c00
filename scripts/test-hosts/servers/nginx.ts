import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInstalled } from '../packages';
import { type Sandbox, serverFolder } from '../sandbox';
import { edit, startDefault, startTuned } from '../server';
import { freePort } from '../start-program';

/** Starts nginx as Debian configures it, but for port, root folder, and where it logs. */
export async function defaultNginx(sandbox: Sandbox) {
  const port = await freePort();
  const site = edit(readFileSync('/etc/nginx/sites-available/default', 'utf8'), [
    ['listen 80 ', `listen 127.0.0.1:${port} `],
    ['listen [::]:80 ', '#listen '],
    ['/var/www/html', sandbox.site],
  ]);
  return startDefault('nginx', program(sandbox, 'nginx', site), port);
}

/** Starts nginx with deploy/nginx.conf, and with the Brotli module where the machine has it. */
export async function tunedNginx(sandbox: Sandbox) {
  const hasBrotli = isInstalled('libnginx-mod-http-brotli-static');
  const ports = { http: await freePort(), https: await freePort() };
  const site = edit(readFileSync('deploy/nginx.conf', 'utf8'), [
    ['listen 80;', `listen 127.0.0.1:${ports.http};`],
    ['listen 443 ', `listen 127.0.0.1:${ports.https} `],
    ['listen [::]', '#listen [::]'],
    ['/var/www/claimlantern', sandbox.site],
    ['/etc/letsencrypt/live/example.com/fullchain.pem', sandbox.certificate],
    ['/etc/letsencrypt/live/example.com/privkey.pem', sandbox.key],
    ...(hasBrotli ? [['#brotli_static on', 'brotli_static on'] as const] : []),
  ]);
  return startTuned('nginx, tuned', program(sandbox, 'nginx-tuned', site), ports, hasBrotli);
}

function program(sandbox: Sandbox, name: string, site: string) {
  const folder = serverFolder(sandbox, name);
  const main = edit(readFileSync('/etc/nginx/nginx.conf', 'utf8'), [
    ['/run/nginx.pid', join(folder, 'pid')],
    ['/var/log/nginx/', `${folder}/`],
    ['/etc/nginx/sites-enabled/*', join(folder, 'site.conf')],
  ]);
  writeFileSync(join(folder, 'site.conf'), site);
  writeFileSync(join(folder, 'nginx.conf'), main);
  return {
    command: '/usr/sbin/nginx',
    parameters: [
      '-c',
      join(folder, 'nginx.conf'),
      '-e',
      join(folder, 'error.log'),
      '-g',
      'daemon off;',
    ],
  };
}
