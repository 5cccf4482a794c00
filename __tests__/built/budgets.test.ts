import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { languages } from '@/lib/language';
import { memoize } from '@/lib/memoize';
import { addressIn } from '@/lib/routes';
import { isLikeOthers, openPage, pages } from './pages';

// Kilobytes and requests before a page is used: of styles and scripts after gzip, of what HTML is
// around its text after Brotli. Text and pictures have no budget.
const others = { envelope: 5.3, css: 11.3, js: 1.2, fonts: 29.4, requests: 11 };
const budgets: Record<string, typeof others> = {
  '/': { ...others, envelope: 7.1, js: 2, requests: 9 },
  '/formInput': { ...others, envelope: 7, js: 2, requests: 8 },
  '/contact': { ...others, envelope: 6.7, js: 2, requests: 8 },
  '/confirmAlert': { ...others, js: 24.7, requests: 23 },
  article: { ...others, envelope: 5.8, requests: 8 },
  '/deadlines': { ...others, envelope: 5.5, requests: 7 },
  // It asks, and answers with steps.
  state: { ...others, envelope: 5.7, requests: 7 },
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
  const styles = all('link[rel="stylesheet"]', 'href');
  const pictures = new Set([
    ...all('img:not([loading="lazy"]):not([src^="data:"])', 'src'),
    ...all('link[rel="preload"][as="image"][href]', 'href'),
    ...all('use', 'href'),
  ]);
  return {
    envelope: kilobytes(brotliCompressSync($.html()).length - sizeOfText($('main'))),
    css: weigh(styles),
    js: weigh(js),
    fonts: weigh([...new Set(fonts)]),
    requests: js.length + styles.length + new Set(fonts).size + pictures.size + 1,
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

const different = pages.filter(({ address }) => !isLikeOthers(address));

it.each([...different, ...notFound])(
  '$address loads no more than its budget',
  ({ address, path }) => {
    const budget = budgets[kindOf(path)] ?? others;
    const load = loadOf(address);
    const over = Object.entries(budget).filter(([part, most]) => load[part as 'js'] > most);
    expect([over, over.length && load]).toEqual([[], 0]);
  },
);
