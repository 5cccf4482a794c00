import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadLabels, loadRedirects, loadSite } from '../../lib/content/site-content';
import { parser } from '../../lib/markdown/parser';
import { fullAddress } from '../../lib/seo';

const { escapeHtml } = parser.utils;

/**
 * Writes a small page at each old address, which redirects without a script and on any host; search engines
 * take it for a redirect. Throws where the export has a page of its own. Returns how many.
 */
export function writeRedirectPages(folder: string): number {
  const redirects = loadRedirects();
  for (const { from, to } of redirects) {
    const file = join(folder, from.endsWith('.html') ? from : `${from}.html`);
    if (existsSync(file)) throw new Error(`content/redirects.yml: ${from} is a page.`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, redirectPage(to));
  }
  return redirects.length;
}

function redirectPage(to: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="0; url=${to}">
<title>${escapeHtml(loadSite().name)}</title>
<link rel="canonical" href="${fullAddress(to.split('#')[0] ?? '')}">
</head>
<body>
<p><a href="${to}">${escapeHtml(loadLabels().continue)}</a></p>
</body>
</html>
`;
}
