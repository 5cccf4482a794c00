import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { prefixOf, translatedLanguages } from '../../lib/language';
import { memoize } from '../../lib/memoize';
import { filesIn } from '../../tools/files';
import { parsePage } from './pages';

/** Initial kilobytes (gzip) and requests of a page. */
type Weight = { css: number; js: number; fonts: number; requests: number };

const fonts = 29.4;
const others: Weight = { css: 6, js: 0, fonts, requests: 10 };
const budgets: Record<string, Weight> = {
  'index.html': { css: 7.8, js: 0, fonts, requests: 7 },
  'formInput.html': { css: 7, js: 105, fonts, requests: 22 },
  'contact.html': { css: 7, js: 105, fonts, requests: 22 },
  'confirmAlert.html': { css: 7, js: 82, fonts, requests: 21 },
};

/** Throws with a line for each exceeded budget. */
export function checkBudgets(folder: string, pages = sitePages(folder)): void {
  const lines = pages.flatMap((page) => {
    const name = translatedLanguages.map(prefixOf).reduce(inOriginal, page);
    return tooHeavy(page, weighPage(folder, page), budgets[name] ?? others);
  });
  if (lines.length > 0) throw new Error(lines.join('\n'));
}

const inOriginal = (page: string, prefix: string) =>
  `/${page}`.replace(`${prefix}.html`, '/index.html').replace(`${prefix}/`, '/').slice(1);

/** Pages at their own addresses, before copies are made. */
function sitePages(folder: string): string[] {
  const files = filesIn(folder).map((file) => relative(folder, file).split(sep).join('/'));
  return files.filter((file) => file.endsWith('.html'));
}

function tooHeavy(page: string, weight: Weight, budget: Weight): string[] {
  return (Object.keys(budget) as (keyof Weight)[])
    .filter((part) => weight[part] > budget[part])
    .map((part) => {
      const unit = part === 'requests' ? '' : ' kB';
      return `${page}: ${part} is ${weight[part]}${unit}; the budget is ${budget[part]}${unit}.`;
    });
}

/** Throws if the page requests a missing file. */
export function weighPage(folder: string, file: string): Weight {
  const $ = parsePage(readFileSync(join(folder, file), 'utf8'));
  const attributes = (selector: string, name: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(name) ?? '');
  const style = $('style').text();
  const files = {
    css: attributes('link[rel="stylesheet"]', 'href'),
    // Excludes islands that load later.
    js: attributes('[data-when="load"]', 'data-files').flatMap((names) => names.split(' ')),
    fonts: [...style.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, url = '']) => url),
    pictures: [
      ...attributes('img:not([loading="lazy"]):not([src^="data:"])', 'src'),
      ...attributes('link[rel="preload"][as="image"][href]', 'href'),
      ...attributes('use', 'href'),
    ],
  };
  const requested = (addresses: string[]) => [
    ...new Set(addresses.map((address) => address.split(/[?#]/)[0] ?? '')),
  ];
  const weigh = (addresses: string[]) =>
    kilobytes(requested(addresses).reduce((sum, one) => sum + fileSize(join(folder, one)), 0));
  // Pictures have no budget but must exist.
  weigh(files.pictures);
  return {
    css: kilobytes(compressedSize(style)) + weigh(files.css),
    js: weigh(files.js),
    fonts: weigh(files.fonts),
    requests: requested(Object.values(files).flat()).length + 1,
  };
}

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;

const compressedSize = memoize((content: string | Buffer) =>
  content.length === 0 ? 0 : gzipSync(content, { level: 9 }).length,
);

const fileSize = memoize((file: string) => {
  if (!existsSync(file)) throw new Error(`A page requests ${file}, which does not exist.`);
  // Fonts are already compressed.
  return file.endsWith('.woff2') ? readFileSync(file).length : compressedSize(readFileSync(file));
});
