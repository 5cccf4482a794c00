import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { redirects } from '../../lib/editions';
import { prefixOf, translatedLanguages } from '../../lib/language';
import { type HeaderRules, readHeaderRules } from '../../tools/header-rules';

/** Writes _headers and _redirects. Throws for rules these hosts can't express. */
export function writeServerFiles(folder: string): void {
  writeFileSync(join(folder, '_redirects'), netlifyRedirects(permanentRedirects()));
  writeFileSync(join(folder, '_headers'), netlifyHeaders(readHeaderRules()));
}

export const permanentRedirects = () => redirects().filter(({ isPermanent }) => isPermanent);

// Cloudflare silently ignores longer lines.
const longestLine = 2000;

// If two rules match, Netlify sends the last value and Cloudflare both; here both are safe.
const mayRepeat = [
  'Cache-Control',
  'Content-Security-Policy',
  'Cross-Origin-Resource-Policy',
  'Referrer-Policy',
];

/** The _headers file. Throws for rules these hosts can't express. */
export function netlifyHeaders({ everywhere, addresses }: HeaderRules): string {
  const { 'Cache-Control': _, ...general } = everywhere;
  const blocks = Object.entries(addresses).flatMap(([address, headers]) => {
    const other = Object.keys(headers).find(
      (name) => name in everywhere && !mayRepeat.includes(name),
    );
    if (other) throw new Error(`${address}: ${other} cannot differ on Cloudflare Pages.`);
    const isPage = !/[./]/.test(address.slice(1));
    if (address.endsWith('/')) return [block(`${address}*`, headers)];
    return [block(address, headers), ...(isPage ? [block(`${address}/`, headers)] : [])];
  });
  const text = [
    '# Written by the build from deploy/headers.yml.\n',
    block('/*', general),
    ...blocks,
  ].join('');
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

function netlifyRedirects(redirects: { from: string; to: string }[]): string {
  const lines = redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
  // Netlify needs a 404 rule per language; Cloudflare doesn't.
  for (const prefix of translatedLanguages.map(prefixOf))
    lines.push(`${prefix}/* ${prefix}/404.html 404`);
  return `${lines.join('\n')}\n`;
}
