import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

const programs = {
  nginx: '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  apache2: '/usr/sbin/apache2',
  caddy: '/usr/bin/caddy',
  lighttpd: '/usr/sbin/lighttpd',
  python3: '/usr/bin/python3',
  rsync: '/usr/bin/rsync',
  openssl: '/usr/bin/openssl',
};
const services = ['nginx', 'apache2', 'caddy', 'lighttpd'];
const noServices = '/usr/sbin/policy-rc.d';

export type Package = keyof typeof programs;

/** Says whether a package of Debian is on this machine. */
export function isInstalled(name: Package): boolean {
  return existsSync(programs[name]);
}

/** Installs from Debian's packages what the test of the hosts needs, as far as this machine lets it. */
export function installPackages(): void {
  const missing = (Object.keys(programs) as Package[]).filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.log(`Not installed, and only root can, with apt-get: ${missing.join(', ')}.`);
    return;
  }
  console.log(`Installing ${missing.join(', ')} ...`);
  withoutServices(() => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const quietly = { stdio: 'ignore', timeout: 300_000, env } as const;
    spawnSync('apt-get', ['update'], quietly);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...missing], quietly);
  });
  const added = services.filter((name) => (missing as string[]).includes(name));
  // Not now, and not when the machine starts again either.
  if (existsSync('/usr/bin/systemctl')) spawnSync('systemctl', ['disable', '--quiet', ...added]);
}

/** Debian starts a server that it installs, unless this file says no. */
function withoutServices(install: () => void): void {
  const isOurs = !existsSync(noServices);
  if (isOurs) writeFileSync(noServices, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    install();
  } finally {
    if (isOurs) rmSync(noServices);
  }
}

/** Returns what a program says of itself, such as its version. */
export function ask(program: string, ...parameters: string[]): string {
  return execFileSync(program, parameters, { encoding: 'utf8' }).trim();
}
