import { rmSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { writeBarePage } from './bench/bare-page';
import { buildEmptyNext } from './bench/empty-next';
import { measureFirstTap } from './bench/first-tap';
import { medianRun, runLighthouse } from './bench/lighthouse';
import { type BuildFigures, measureBuild } from './bench/measure-build';
import { serveFolder } from './bench/serve-folder';
import { buildSite } from './build-site';

// Measures the pages side by side and the cost of articles; keeps the tables in docs/performance.md.
const folder = '.bench';
const article = '/blogs/page1/9';
rmSync(folder, { recursive: true, force: true });
buildSite();
await writeBarePage('out', article, `${folder}/bare`, true);
await writeBarePage('out', article, `${folder}/bare-system-fonts`, false);
const site = await serveFolder('out');
const pages = {
  'The limit: the article as bare HTML': `${await serveFolder(`${folder}/bare`)}/`,
  'The same without its fonts': `${await serveFolder(`${folder}/bare-system-fonts`)}/`,
  'An article': `${site}${article}`,
  'A list': `${site}/blogs/page1`,
  Home: `${site}/`,
  Intake: `${site}/formInput?accidentId=Auto+Accident&zipCode=90210`,
  'An empty Next page': `${await serveFolder(await buildEmptyNext(`${folder}/empty`))}/`,
};

const runs = await runLighthouse(Object.values(pages), 5);
const medians = Object.entries(pages).map(([name, address]) => ({
  name,
  ...medianRun(runs.get(address) ?? []),
}));
const limit = medians[0]?.lcp ?? Number.NaN;
const pageTable = table(
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
);
console.log(pageTable);

const taps = await measureFirstTap(`${site}/`, 5);
const tapTable = table(
  ['Tapped', 'Effect', 'ms'],
  taps.map(({ moment, effect, milliseconds }) => [moment, effect, milliseconds.toFixed(0)]),
);
console.log(tapTable);

const builds: BuildFigures[] = [];
for (const articles of [16, 1000, 4000]) {
  builds.push(await measureBuild(`${folder}/${articles}`, articles));
  console.log(builds.at(-1));
  rmSync(`${folder}/${articles}`, { recursive: true });
}
const buildTable = table(
  ['Articles', 'Seconds', 'ms for one more', 'Files', 'Files for one more', 'MB'],
  builds.map(({ articles, seconds, files, megabytes }, index) => {
    const before = builds[index - 1];
    const more = articles - (before?.articles ?? 0);
    return [
      articles.toString(),
      seconds.toFixed(1),
      before ? (((seconds - before.seconds) * 1000) / more).toFixed(1) : '',
      files.toString(),
      before ? ((files - before.files) / more).toFixed(1) : '',
      megabytes.toFixed(0),
    ];
  }),
);
console.log(buildTable);

const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${(totalmem() / 2 ** 30).toFixed(0)} GiB, Node ${process.version}`;
writeFileSync(
  'docs/performance.md',
  `# Performance

Made by \`npm run bench\` on ${machine}.

## Pages

Lighthouse 12.8.2, mobile, median of five runs, all pages side by side, on the exported site. The limit is
one article's text, pictures and style, its fonts included, as one HTML file without header, footer or
script.

${pageTable}

## The first tap on the finder

On Lighthouse's phone (slow 4G, a processor four times slower), from the finger's touch to the effect, median
of five. Before its script has come, a tile submits the form by itself.

${tapTable}

## Building

The site built with copies of its articles: the export and the finishing step with its compressed copies.

${buildTable}
`,
);
rmSync(folder, { recursive: true, force: true });
process.exit(0);

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
