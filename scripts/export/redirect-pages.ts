import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadLabels, loadSite } from '../../lib/content/site-content';
import type { Language } from '../../lib/language';
import { parser } from '../../lib/markdown/parser';
import { redirects } from '../../lib/redirects';
import { fullAddress } from '../../lib/settings';

const { escapeHtml } = parser.utils;

/** Writes pages that redirect without script, and _redirects. Throws if a page exists. Returns the pages' number. */
export function writeRedirectPages(folder: string): number {
  const all = redirects();
  for (const { from, to, language } of all) {
    const file = join(folder, from.endsWith('.html') ? from : `${from}.html`);
    if (existsSync(file)) throw new Error(`content/redirects.yml: ${from} is a page.`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, redirectPage(to, language));
  }
  const permanent = all.filter(({ isPermanent }) => isPermanent);
  writeFileSync(join(folder, '_redirects'), redirectRules(permanent));
  return all.length;
}

/** For Cloudflare Pages, and for Netlify where no page stands at the old address. */
function redirectRules(redirects: { from: string; to: string }[]): string {
  const lines = redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
  return `${lines.join('\n')}\n`;
}

function redirectPage(to: string, language: Language): string {
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="0; url=${to}">
<title>${escapeHtml(loadSite(language).name)}</title>
<link rel="canonical" href="${fullAddress(to.split('#')[0] ?? '')}">
</head>
<body>
<p><a href="${to}">${escapeHtml(loadLabels(language).continue)}</a></p>
</body>
</html>
`;
}
