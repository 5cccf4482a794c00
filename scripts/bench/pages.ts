import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { serveFolder } from '../../tools/serve-site';
import { compressFiles } from '../export/copies';
import { parsePage } from '../export/pages';
import { buildEmptyNext } from './empty-next';
import { medianRun, runLighthouse } from './lighthouse';
import { table } from './report';

const article = '/blogs/page1/9';

/** Takes a folder inside the project and returns what the pages of out/ cost a visitor, as Markdown. */
export async function measurePages(folder: string): Promise<string> {
  await writeBarePage('out', article, `${folder}/bare`, true);
  await writeBarePage('out', article, `${folder}/bare-system-fonts`, false);
  const empty = await buildEmptyNext(`${folder}/empty`);
  await compressFiles(empty.out);
  const site = await serveFolder('out');
  const pages = {
    'The limit: the article as bare HTML': `${await serveFolder(`${folder}/bare`)}/`,
    'The same without its fonts': `${await serveFolder(`${folder}/bare-system-fonts`)}/`,
    'An article': `${site}${article}`,
    'A list': `${site}/blogs/page1`,
    Home: `${site}/`,
    Intake: `${site}/formInput?accidentId=Auto+Accident&zipCode=90210`,
    'An empty Next page': `${await serveFolder(empty.out)}/`,
  };
  const runs = await runLighthouse(Object.values(pages), 5);
  const medians = Object.entries(pages).map(([name, address]) => ({
    name,
    ...medianRun(runs.get(address) ?? []),
  }));
  const limit = medians[0]?.lcp ?? Number.NaN;
  return `Lighthouse 12.8.2, mobile, median of five runs, all pages side by side, on the exported site. The limit is
one article's text, pictures and style, its fonts included, as one HTML file without header, footer or
script.

${table(
  ['Page', 'LCP (ms)', 'of the limit', 'TBT (ms)', 'CLS', 'kB', 'Requests', 'Scores'],
  medians.map(({ name, lcp, tbt, cls, bytes, requests, scores }) => [
    name,
    lcp.toFixed(0),
    (lcp / limit).toFixed(2),
    tbt.toFixed(0),
    cls.toFixed(3),
    (bytes / 1000).toFixed(0),
    requests.toString(),
    Object.values(scores).join(' / '),
  ]),
)}`;
}

/**
 * Takes the exported folder, an article's path, a new folder and whether the style may have its fonts,
 * and writes there the same article as bare HTML: its text, its pictures and its style, no header, no
 * footer, no script.
 */
async function writeBarePage(
  out: string,
  article: string,
  folder: string,
  hasFonts: boolean,
): Promise<void> {
  const $ = parsePage(readFileSync(join(out, `${article}.html`), 'utf8'));
  const fonts = hasFonts ? $('link[as="font"]') : $();
  const css = $('style').text();
  const style = hasFonts ? css : css.replace(/@font-face\{[^}]*\}/g, '');
  const classes = $('html').attr('class');
  const page = `<!doctype html><html lang="en" class="${classes}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title>${fonts.toString()}<style>${style}</style></head><body><main>${$('article').toString()}</main></body></html>`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), page);
  const paths = [
    ...$('article img:not([src^="data:"])')
      .toArray()
      .map((picture) => $(picture).attr('src')),
    ...fonts.toArray().map((font) => $(font).attr('href')),
  ];
  for (const path of paths.filter((one) => one !== undefined)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    cpSync(join(out, path), join(folder, path));
  }
  await compressFiles(folder);
}
