import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Sandbox, serverFolder } from '../sandbox';
import { edit, startDefault, startTuned } from '../server';
import { freePort } from '../start-program';

/** Starts Apache as Debian configures it, but for port, root folder, and where it logs. */
export async function defaultApache(sandbox: Sandbox) {
  const port = await freePort();
  const folder = copyConfiguration(sandbox, 'apache');
  change(folder, 'ports.conf', [['Listen 80', `Listen 127.0.0.1:${port}`]]);
  change(folder, 'sites-available/000-default.conf', [
    ['*:80', `*:${port}`],
    ['/var/www/html', sandbox.site],
  ]);
  change(folder, 'apache2.conf', [['/var/www/', sandbox.site]]);
  return startDefault('Apache', program(folder), port);
}

/** Starts Apache with deploy/apache.conf and the modules that deploy/README.md names. */
export async function tunedApache(sandbox: Sandbox) {
  const ports = { http: await freePort(), https: await freePort() };
  const folder = copyConfiguration(sandbox, 'apache-tuned');
  for (const name of ['ssl', 'socache_shmcb', 'rewrite', 'headers']) enable(folder, name);
  change(folder, 'ports.conf', [
    ['Listen 80', `Listen 127.0.0.1:${ports.http}`],
    ['Listen 443', `Listen 127.0.0.1:${ports.https}`],
  ]);
  rmSync(join(folder, 'sites-enabled/000-default.conf'));
  const site = edit(readFileSync('deploy/apache.conf', 'utf8'), [
    ['*:80', `*:${ports.http}`],
    ['*:443', `*:${ports.https}`],
    ['/var/www/claimlantern', sandbox.site],
    ['/etc/letsencrypt/live/example.com/fullchain.pem', sandbox.certificate],
    ['/etc/letsencrypt/live/example.com/privkey.pem', sandbox.key],
  ]);
  writeFileSync(join(folder, 'sites-enabled/claimlantern.conf'), site);
  return startTuned('Apache, tuned', program(folder), ports);
}

function copyConfiguration(sandbox: Sandbox, name: string): string {
  const folder = serverFolder(sandbox, name);
  cpSync('/etc/apache2', folder, { recursive: true, verbatimSymlinks: true });
  return folder;
}

function change(folder: string, file: string, changes: readonly (readonly [string, string])[]) {
  const path = join(folder, file);
  writeFileSync(path, edit(readFileSync(path, 'utf8'), changes));
}

/** What a2enmod does. */
function enable(folder: string, name: string): void {
  for (const file of [`${name}.load`, `${name}.conf`]) {
    const link = join(folder, 'mods-enabled', file);
    if (!existsSync(join(folder, 'mods-available', file)) || existsSync(link)) continue;
    symlinkSync(join('..', 'mods-available', file), link);
  }
}

function program(folder: string) {
  return {
    command: '/usr/sbin/apache2',
    parameters: ['-d', folder, '-f', 'apache2.conf', '-D', 'FOREGROUND'],
    env: {
      APACHE_RUN_USER: 'www-data',
      APACHE_RUN_GROUP: 'www-data',
      APACHE_PID_FILE: join(folder, 'pid'),
      APACHE_RUN_DIR: folder,
      APACHE_LOCK_DIR: folder,
      APACHE_LOG_DIR: folder,
    },
  };
}
