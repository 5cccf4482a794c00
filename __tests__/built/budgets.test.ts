import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { languages } from '@/lib/language';
import { memoize } from '@/lib/memoize';
import { paths } from '@/lib/pages';
import { addressIn } from '@/lib/routes';
import { openPage, pages } from './pages';

// Kilobytes and requests before a page is used: of scripts after gzip, of what HTML is around its
// text after Brotli. Text and pictures have no budget.
const others = { envelope: 6.2, js: 1, fonts: 29.4, requests: 10 };
const budgets: Record<string, typeof others> = {
  [paths.home]: { ...others, envelope: 9.5, requests: 7 },
  [paths.intake]: { ...others, envelope: 7, js: 108.4, requests: 25 },
  [paths.contact]: { ...others, envelope: 6.8, js: 108.4, requests: 25 },
  [paths.confirmation]: { ...others, js: 83.5, requests: 25 },
  article: { ...others, envelope: 8.4, requests: 7 },
  state: { ...others, envelope: 7, requests: 6 },
};
const kindOf = (path: string) =>
  (/^\/blogs\/page\d+\/\d+$/.test(path) && 'article') ||
  (/^\/deadlines\/./.test(path) && 'state') ||
  path;

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
  // Other islands load later.
  const eager = all('[data-when="load"]', 'data-files').flatMap((one) => one.split(' '));
  const js = [...new Set([...all('script[src^="/"]', 'src'), ...eager])];
  const fonts = [...style.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, url = '']) => url);
  const pictures = new Set([
    ...all('img:not([loading="lazy"]):not([src^="data:"])', 'src'),
    ...all('link[rel="preload"][as="image"][href]', 'href'),
    ...all('use', 'href'),
  ]);
  return {
    envelope: kilobytes(brotliCompressSync($.html()).length - sizeOfText($('main'))),
    js: weigh(js),
    fonts: weigh([...new Set(fonts)]),
    requests: js.length + new Set(fonts).size + pictures.size + 1,
  };
}

/** Bytes of the text with its structure, without looks. */
function sizeOfText(main: ReturnType<ReturnType<typeof openPage>>): number {
  const text = main.clone();
  text.find('script, svg').remove();
  text.find('[class]').removeAttr('class');
  return brotliCompressSync(text.html() ?? '').length;
}

const notFound = languages.map((language) => ({ address: addressIn(language, '/404'), path: '' }));

it.each([...pages, ...notFound])('$address loads no more than its budget', ({ address, path }) => {
  const budget = budgets[kindOf(path)] ?? others;
  const load = loadOf(address);
  const over = Object.entries(budget).filter(([part, most]) => load[part as 'js'] > most);
  expect([over, over.length && load]).toEqual([[], 0]);
});
