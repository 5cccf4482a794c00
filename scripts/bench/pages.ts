import { compressFiles } from '../finish-export/compress';
import { writeBarePage } from './bare-page';
import { buildEmptyNext } from './empty-next';
import { medianRun, runLighthouse } from './lighthouse';
import { serveFolder } from './serve-folder';
import { table } from './table';

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
