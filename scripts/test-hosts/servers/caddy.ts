import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask } from '../packages';
import { type Sandbox, serverFolder } from '../sandbox';
import { edit, startDefault, startTuned } from '../server';
import { freePort } from '../start-program';

/** Starts Caddy as Debian configures it, but for port and root folder. */
export async function defaultCaddy(sandbox: Sandbox) {
  const port = await freePort();
  const configuration = edit(readFileSync('/etc/caddy/Caddyfile', 'utf8'), [
    [':80 {', `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n:${port} {`],
    ['/usr/share/caddy', sandbox.site],
  ]);
  return startDefault('Caddy', program(sandbox, 'caddy', configuration), port, {
    losesQueryOnRedirect: isBefore('2.8', ask('/usr/bin/caddy', 'version')),
  });
}

/** Starts Caddy with deploy/Caddyfile. */
export async function tunedCaddy(sandbox: Sandbox) {
  const ports = { http: await freePort(), https: await freePort() };
  const options = [
    'admin off',
    'default_bind 127.0.0.1',
    `http_port ${ports.http}`,
    `https_port ${ports.https}`,
  ];
  const configuration = edit(readFileSync('deploy/Caddyfile', 'utf8'), [
    [
      '\nexample.com {',
      `\n{\n${options.join('\n')}\n}\nexample.com {\n\ttls ${sandbox.certificate} ${sandbox.key}`,
    ],
    ['/var/www/claimlantern', sandbox.site],
  ]);
  return startTuned('Caddy, tuned', program(sandbox, 'caddy-tuned', configuration), ports);
}

function program(sandbox: Sandbox, name: string, configuration: string) {
  const folder = serverFolder(sandbox, name);
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, configuration);
  return {
    command: '/usr/bin/caddy',
    parameters: ['run', '--config', file, '--adapter', 'caddyfile'],
    env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  };
}

function isBefore(version: string, other: string): boolean {
  const [major = 0, minor = 0] = (other.match(/\d+/g) ?? []).map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = version.split('.').map(Number);
  return major < wantedMajor || (major === wantedMajor && minor < wantedMinor);
}
