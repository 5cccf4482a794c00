import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSite } from '../../lib/content/site-content';
import { routes } from '../../lib/routes';
import { apacheRules } from './server-files/apache';
import { caddyHeaders } from './server-files/caddy';
import { cloudfrontHeaders } from './server-files/cloudfront';
import { readHeaderRules } from './server-files/header-rules';
import { netlifyHeaders, netlifyRedirects } from './server-files/netlify';
import { nginxHeaders } from './server-files/nginx';

/**
 * Takes the exported folder and the site's Content-Security-Policy and writes deploy/headers.yml into the
 * folder as each kind of server reads it; throws where that file or the policy cannot be written so.
 */
export function writeServerFiles(folder: string, policy: string): void {
  const rules = readHeaderRules('deploy/headers.yml', policy);
  const files = {
    _headers: netlifyHeaders(rules),
    _redirects: netlifyRedirects(redirects()),
    '.htaccess': apacheRules(rules),
    '_headers.nginx': nginxHeaders(rules),
    '_headers.caddy': caddyHeaders(rules),
    '_headers.cloudfront.json': cloudfrontHeaders(rules),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

/** Returns the addresses that only lead on, each with where it leads. */
export function redirects(): [string, string][] {
  const short = loadSite().shortAddresses.map((id): [string, string] => [
    `${routes.blogs}/${id}`,
    routes.article(id),
  ]);
  return [[routes.blogs, routes.listPage(1)], ...short];
}
