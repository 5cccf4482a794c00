import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { englishNameOf, prefixOf, translatedLanguages } from '../../lib/language';
import { serveFolder } from '../../tools/serve-site';
import { compressFiles } from '../export/copies';
import { parsePage } from '../export/pages';
import { medianRun, runLighthouse } from './lighthouse';
import { table } from './report';

const article = '/blogs/page1/9';

export async function measurePages(folder: string): Promise<string> {
  await writeBarePage(`${folder}/bare`);
  await compressFiles('out');
  const site = await serveFolder('out');
  const pages = {
    'The limit: the article as bare HTML': `${await serveFolder(`${folder}/bare`)}/`,
    'An article': `${site}${article}`,
    'A list': `${site}/blogs/page1`,
    'About Us': `${site}/about`,
    Terms: `${site}/service`,
    Home: `${site}/`,
    Intake: `${site}/formInput?accidentId=Auto+Accident&zipCode=90210`,
    ...Object.fromEntries(
      translatedLanguages.map((one) => [`Home in ${englishNameOf(one)}`, site + prefixOf(one)]),
    ),
  };
  const runs = await runLighthouse(Object.values(pages), 3);
  const medians = Object.entries(pages).map(([name, address]) => {
    return { name, ...medianRun(runs.get(address) ?? []) };
  });
  const limit = medians[0]?.lcp ?? Number.NaN;
  const slowed = await runLighthouse(Object.values(pages), 1, 'devtools');
  const applied = Object.values(pages).map((address) => medianRun(slowed.get(address) ?? []));
  return `Lighthouse 12.8.2, mobile, all pages side by side, on the exported site: the median of three runs that
compute the speed of a phone, and the first and largest paint of one in a browser that is slowed down to it. The limit
is one article's text, pictures and style as one HTML file without header, footer, font or script.

${table(
  'Page, FCP, LCP, of the limit, slowed: FCP, LCP, TBT, CLS, kB, Requests, Scores'.split(', '),
  medians.map(({ name, fcp, lcp, tbt, cls, bytes, requests, scores }, index) => [
    name,
    fcp.toFixed(0),
    lcp.toFixed(0),
    (lcp / limit).toFixed(2),
    (applied[index]?.fcp ?? Number.NaN).toFixed(0),
    (applied[index]?.lcp ?? Number.NaN).toFixed(0),
    tbt.toFixed(0),
    cls.toFixed(3),
    (bytes / 1000).toFixed(0),
    requests.toString(),
    Object.values(scores).join(' / '),
  ]),
)}`;
}

async function writeBarePage(folder: string): Promise<void> {
  const $ = parsePage(readFileSync(`out${article}.html`, 'utf8'));
  const style = $('style')
    .text()
    .replace(/@font-face\{[^}]*\}/g, '');
  const classes = $('html').attr('class');
  const page = `<!doctype html><html lang="en" class="${classes}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title><style>${style}</style></head><body><main>${$('article').toString()}</main></body></html>`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), page);
  const pictures = $('article img, article use').toArray();
  for (const { attribs } of pictures) {
    const path = (attribs['src'] ?? attribs['href'] ?? '').split('#')[0] ?? '';
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    cpSync(join('out', path), join(folder, path));
  }
  await compressFiles(folder);
}
