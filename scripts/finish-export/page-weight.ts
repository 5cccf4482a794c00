import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parsePage } from './page';

export type Weight = {
  html: number;
  css: number;
  js: number;
  fonts: number;
  pictures: number;
  requests: number;
};

/**
 * Takes the exported folder and a page's file and returns what the page loads before anybody touches
 * it: bytes by kind (gzip) and the number of requests. Lazy pictures are left out.
 */
export function weighPage(folder: string, file: string): Weight {
  const html = readFileSync(join(folder, file), 'utf8');
  const $ = parsePage(html);
  const attributes = (selector: string, name: string) => [
    ...new Set(
      $(selector)
        .toArray()
        .map((element) => $(element).attr(name) ?? ''),
    ),
  ];
  const parts = {
    css: attributes('link[rel="stylesheet"]:not([disabled])', 'href'),
    // In the delayed loader as well as in script elements.
    js: [
      ...new Set(html.match(/\/_next\/static\/chunks\/[\w.~-]+\.js(?="[,\]])/g) ?? []),
      ...attributes('script[src]', 'src'),
    ],
    fonts: attributes('link[rel="preload"][as="font"]', 'href'),
    pictures: [
      ...new Set([
        ...attributes('img:not([loading="lazy"]):not([src^="data:"])', 'src'),
        ...attributes('link[rel="preload"][as="image"]', 'href'),
      ]),
    ],
  };
  const weigh = (addresses: string[]) =>
    addresses.reduce(
      (sum, address) => sum + zippedSize(join(folder, address.split('?')[0] ?? '')),
      0,
    );
  const requests = Object.values(parts).reduce((sum, addresses) => sum + addresses.length, 1);
  return {
    html: gzipSync(html, { level: 9 }).length,
    css: weigh(parts.css),
    js: weigh(parts.js),
    fonts: weigh(parts.fonts),
    pictures: weigh(parts.pictures),
    requests,
  };
}

function zippedSize(file: string): number {
  if (!existsSync(file)) throw new Error(`${file} is asked for by a page, but is not there.`);
  // Fonts are compressed by themselves.
  return file.endsWith('.woff2')
    ? readFileSync(file).length
    : gzipSync(readFileSync(file), { level: 9 }).length;
}
