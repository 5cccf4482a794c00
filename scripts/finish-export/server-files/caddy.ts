import { type HeaderRules, origin } from './header-rules';

/** Takes the header rules and returns them as Caddy imports them into a route, where the last one stands. */
export function caddyHeaders({ everywhere, pages, caching }: HeaderRules): string {
  const all = { ...everywhere, 'Cache-Control': caching.elsewhere };
  const general = Object.entries(all).map(([name, value]) => `\t${name} ${quote(value)}`);
  const byFolder = Object.entries(caching.folders).map(
    ([folder, value]) => `header ${folder}* Cache-Control ${quote(value)}`,
  );
  const byPage = Object.entries(pages).flatMap(([page, headers], index) => [
    `@page${index} path ${page} ${page}/* ${page}.html`,
    ...Object.entries(headers).map(
      ([name, value]) => `header @page${index} ${name} ${quote(value)}`,
    ),
  ]);
  return `${[origin, 'header {', ...general, '}', ...byFolder, ...byPage].join('\n')}\n`;
}

/** Braces would be read as the name of something to put in. */
function quote(value: string): string {
  return `"${value.replace(/["\\{}]/g, '\\$&')}"`;
}
