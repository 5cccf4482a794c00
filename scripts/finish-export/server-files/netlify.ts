import { type HeaderRules, origin } from './header-rules';

// Cloudflare's limit for a line; it leaves out a longer one without a word.
const longestLine = 2000;

// Where two rules fit an address, Netlify takes the last value and Cloudflare lists both; of a list, a
// browser takes the last one of this header, but not of others.
const mayStandTwice = 'Referrer-Policy';

/**
 * Takes the header rules and returns the _headers file of Netlify and Cloudflare Pages; throws for what
 * these cannot take. Elsewhere than in the folders both ask for revalidation by themselves.
 */
export function netlifyHeaders({ everywhere, pages, caching }: HeaderRules): string {
  for (const [page, headers] of Object.entries(pages)) {
    const other = Object.keys(headers).find((name) => name !== mayStandTwice);
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

/** Takes pairs of addresses and returns the _redirects file of Netlify and Cloudflare Pages. */
export function netlifyRedirects(redirects: readonly (readonly [string, string])[]): string {
  const lines = redirects.flatMap(([from, to]) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
  return `${lines.join('\n')}\n`;
}
