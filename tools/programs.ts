import { existsSync } from 'node:fs';

/** What is tested with programs that not every machine has: the Debian packages, each with a file of its own. */
const programs = {
  'Firefox and WebKit': {
    'firefox-esr': '/usr/bin/firefox-esr',
    'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
    xvfb: '/usr/bin/xvfb-run',
    xauth: '/usr/bin/xauth',
  },
  nginx: {
    nginx: '/etc/nginx/sites-enabled',
    'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
    openssl: '/usr/bin/openssl',
  },
  Apache: { apache2: '/etc/apache2/sites-enabled', openssl: '/usr/bin/openssl' },
  Caddy: { caddy: '/etc/caddy', openssl: '/usr/bin/openssl' },
  'the upload by rsync': { rsync: '/usr/bin/rsync' },
};

export type Tested = keyof typeof programs;

export const needPrograms = Object.keys(programs) as Tested[];

/** The Debian packages to install before something is tested; none if it is. */
export function missingFor(tested: Tested): string[] {
  const missing = Object.entries(programs[tested]).filter(([, file]) => !existsSync(file));
  return missing.map(([name]) => name);
}
