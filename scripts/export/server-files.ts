import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSite } from '../../lib/content/site-content';
import { routes } from '../../lib/routes';
import {
  type HeaderRules,
  origin,
  pageExpression,
  readHeaderRules,
} from '../../tools/header-rules';
import { apacheRules } from './apache';

/**
 * Writes deploy/headers.yml and the site's Content-Security-Policy into the export in each server's own
 * syntax; throws for a mistake in that file and for what a server cannot express.
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

/** The addresses that only redirect, each with its target. */
export function redirects(): [string, string][] {
  const short = loadSite().shortAddresses.map((id): [string, string] => [
    `${routes.blogs}/${id}`,
    routes.article(id),
  ]);
  return [[routes.blogs, routes.listPage(1)], ...short];
}

/** For a server block of nginx to include. */
export function nginxHeaders({ everywhere, pages, caching }: HeaderRules): string {
  const variables: string[] = [];
  const set = (name: string, value: string) => `set ${variable(name)} ${quote(value)};`;
  const setWhere = (expression: string, name: string, value: string) =>
    `if ($uri ~ ${quote(expression)}) { ${set(name, value)} }`;
  // An add_header in a location discards all inherited ones, so what differs by address is a variable.
  const all = { ...everywhere, 'Cache-Control': caching.elsewhere };
  const varying = new Set(['Cache-Control', ...Object.values(pages).flatMap(Object.keys)]);
  for (const name of varying) variables.push(set(name, all[name as keyof typeof all] ?? ''));
  for (const [folder, value] of Object.entries(caching.folders)) {
    variables.push(setWhere(`^${folder}`, 'Cache-Control', value));
  }
  for (const [page, headers] of Object.entries(pages)) {
    for (const [name, value] of Object.entries(headers)) {
      variables.push(setWhere(pageExpression(page), name, value));
    }
  }
  const lines = Object.entries(all).map(
    ([name, value]) =>
      `add_header ${name} ${varying.has(name) ? variable(name) : quote(value)} always;`,
  );
  return `${[origin, ...variables, ...lines].join('\n')}\n`;
}

function variable(header: string): string {
  return `$header_${header.toLowerCase().replaceAll('-', '_')}`;
}

function quote(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

/** For a route of Caddy to import, where the last of several values wins. */
export function caddyHeaders({ everywhere, pages, caching }: HeaderRules): string {
  const all = { ...everywhere, 'Cache-Control': caching.elsewhere };
  const general = Object.entries(all).map(([name, value]) => `\t${name} ${quoteForCaddy(value)}`);
  const byFolder = Object.entries(caching.folders).map(
    ([folder, value]) => `header ${folder}* Cache-Control ${quoteForCaddy(value)}`,
  );
  const byPage = Object.entries(pages).flatMap(([page, headers], index) => [
    `@page${index} path ${page} ${page}/* ${page}.html`,
    ...Object.entries(headers).map(
      ([name, value]) => `header @page${index} ${name} ${quoteForCaddy(value)}`,
    ),
  ]);
  return `${[origin, 'header {', ...general, '}', ...byFolder, ...byPage].join('\n')}\n`;
}

/** Caddy would take braces for the name of a placeholder. */
function quoteForCaddy(value: string): string {
  return `"${value.replace(/["\\{}]/g, '\\$&')}"`;
}

// Cloudflare's limit for a line; it silently ignores a longer one.
const longestLine = 2000;

// Where two rules match an address, Netlify sends the last value and Cloudflare sends both; of two values,
// a browser uses the last one for this header only.
const mayRepeat = 'Referrer-Policy';

/**
 * The _headers file of Netlify and Cloudflare Pages; throws for what these cannot express. Outside of the
 * cached folders both revalidate by default.
 */
export function netlifyHeaders({ everywhere, pages, caching }: HeaderRules): string {
  for (const [page, headers] of Object.entries(pages)) {
    const other = Object.keys(headers).find((name) => name !== mayRepeat);
    if (other) throw new Error(`${page}: ${other} cannot differ by page on Cloudflare Pages.`);
  }
  const blocks = [
    block('/*', everywhere),
    ...Object.entries(pages).flatMap(([page, headers]) => [
      block(page, headers),
      block(`${page}/`, headers),
    ]),
    ...Object.entries(caching.folders).map(([folder, value]) =>
      block(`${folder}*`, { 'Cache-Control': value }),
    ),
  ];
  const text = `${origin}\n${blocks.join('')}`;
  const long = text.split('\n').find((line) => line.length > longestLine);
  if (!long) return text;
  throw new Error(
    `${long.trim().split(':')[0]} takes ${long.length} characters in _headers; Cloudflare Pages takes ${longestLine}.`,
  );
}

function block(address: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${address}\n${lines.join('')}`;
}

/** The _redirects file of Netlify and Cloudflare Pages. */
export function netlifyRedirects(redirects: readonly (readonly [string, string])[]): string {
  const lines = redirects.flatMap(([from, to]) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
  return `${lines.join('\n')}\n`;
}

/**
 * A CloudFront response headers policy, which has its own names for some headers. What differs by address
 * is not in it.
 */
export function cloudfrontHeaders({ everywhere }: HeaderRules): string {
  const {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': transport = '',
    'X-Frame-Options': frame,
    'Referrer-Policy': referrer,
    'X-Content-Type-Options': sniffing,
    ...others
  } = everywhere as Record<string, string>;
  const Override = true;
  const items = Object.entries(others).map(([Header, Value]) => ({ Header, Value, Override }));
  const configuration = {
    Name: 'site-headers',
    Comment: 'Written by the build from deploy/headers.yml',
    SecurityHeadersConfig: {
      ...(policy && { ContentSecurityPolicy: { Override, ContentSecurityPolicy: policy } }),
      ...(transport && {
        StrictTransportSecurity: {
          Override,
          AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
          IncludeSubdomains: /includeSubDomains/i.test(transport),
          Preload: /preload/i.test(transport),
        },
      }),
      ...(sniffing && { ContentTypeOptions: { Override } }),
      ...(frame && { FrameOptions: { Override, FrameOption: frame } }),
      ...(referrer && { ReferrerPolicy: { Override, ReferrerPolicy: referrer } }),
    },
    CustomHeadersConfig: { Quantity: items.length, Items: items },
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}
