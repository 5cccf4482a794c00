import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { languages } from '@/lib/language';
import { memoize } from '@/lib/memoize';
import { paths } from '@/lib/pages';
import { addressIn } from '@/lib/routes';
import { openPage, pages } from './pages';

// Kilobytes after gzip and requests before a page is used. Text and pictures have no budget.
const others = { css: 6, js: 0, fonts: 29.4, requests: 10 };
const budgets: Record<string, typeof others> = {
  [paths.home]: { ...others, css: 7.8, requests: 7 },
  [paths.intake]: { ...others, css: 7, js: 106.5, requests: 23 },
  [paths.contact]: { ...others, css: 7, js: 106.5, requests: 23 },
  [paths.confirmation]: { ...others, css: 7, js: 83.5, requests: 23 },
};

const sizeOf = memoize((address: string) => {
  const content = readFileSync(`out${address}`);
  // Fonts are already compressed.
  return address.endsWith('.woff2') ? content.length : compressed(content);
});
const compressed = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;
const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;
const weigh = (files: string[]) =>
  kilobytes(files.reduce((sum, address) => sum + sizeOf(address), 0));

function loadOf(address: string): typeof others {
  const $ = openPage(address);
  const style = $('style').text();
  const all = (selector: string, name: string) => [
    ...new Set([...$(selector)].map((element) => $(element).attr(name)?.split(/[?#]/)[0] ?? '')),
  ];
  const sheets = all('link[rel="stylesheet"]', 'href');
  // Other islands load later.
  const js = [...new Set(all('[data-when="load"]', 'data-files').flatMap((one) => one.split(' ')))];
  const fonts = [...style.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, url = '']) => url);
  const pictures = new Set([
    ...all('img:not([loading="lazy"]):not([src^="data:"])', 'src'),
    ...all('link[rel="preload"][as="image"][href]', 'href'),
    ...all('use', 'href'),
  ]);
  return {
    css: kilobytes(compressed(style) + sheets.reduce((sum, one) => sum + sizeOf(one), 0)),
    js: weigh(js),
    fonts: weigh([...new Set(fonts)]),
    requests: sheets.length + js.length + new Set(fonts).size + pictures.size + 1,
  };
}

const notFound = languages.map((language) => ({ address: addressIn(language, '/404'), path: '' }));

it.each([...pages, ...notFound])('$address loads no more than its budget', ({ address, path }) => {
  const budget = budgets[path] ?? others;
  const load = loadOf(address);
  for (const part of Object.keys(budget) as (keyof typeof budget)[])
    expect({ part, load, budget, exceeds: load[part] > budget[part] }).toMatchObject({
      exceeds: false,
    });
});
