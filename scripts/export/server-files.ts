import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { redirects } from '../../lib/content/editions';
import { prefixOf, translatedLanguages } from '../../lib/language';
import { type HeaderRules, readHeaderRules } from '../../tools/header-rules';

/**
 * Writes what Netlify and Cloudflare Pages look for among a site's files; throws for a mistake in
 * deploy/headers.yml and for what these hosts cannot express.
 */
export function writeServerFiles(folder: string): void {
  writeFileSync(join(folder, '_redirects'), netlifyRedirects(lastingRedirects()));
  writeFileSync(join(folder, '_headers'), netlifyHeaders(readHeaderRules()));
}

/** The redirects that a host may tell browsers to keep. */
export const lastingRedirects = () => redirects().filter(({ isLasting }) => isLasting);

// Cloudflare's limit for a line; it silently ignores a longer one.
const longestLine = 2000;

// Where two rules match an address, Netlify sends the last value and Cloudflare sends both. Of two values, a
// browser uses the last Referrer-Policy, obeys both policies, and lets other sites load the file. How long
// to keep a file is not said everywhere: both ask again by default.
const mayRepeat = [
  'Cache-Control',
  'Content-Security-Policy',
  'Cross-Origin-Resource-Policy',
  'Referrer-Policy',
];

/** The _headers file of Netlify and Cloudflare Pages; throws for what these cannot express. */
export function netlifyHeaders({ everywhere, addresses }: HeaderRules): string {
  const { 'Cache-Control': _, ...general } = everywhere;
  const blocks = Object.entries(addresses).flatMap(([address, headers]) => {
    const other = Object.keys(headers).find((name) => !mayRepeat.includes(name));
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

/** The _redirects file of Netlify and Cloudflare Pages. */
function netlifyRedirects(redirects: { from: string; to: string }[]): string {
  const lines = redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
  // Cloudflare finds the page for unknown addresses by itself, and leaves this line out.
  for (const prefix of translatedLanguages.map(prefixOf))
    lines.push(`${prefix}/* ${prefix}/404.html 404`);
  return `${lines.join('\n')}\n`;
}
