import { rmSync } from 'node:fs';
import { buildSite } from '../tools/build-site';
import { measureBuilds } from './bench/builds';
import { measurePages } from './bench/pages';
import { keepSection } from './bench/report';

// npm run bench [PART]: measures and updates docs/performance.md.
const [named] = process.argv.slice(2);
const parts = [
  { name: 'pages', title: 'Pages', measure: measurePages },
  { name: 'builds', title: 'Building', measure: measureBuilds },
];
const folder = '.bench';
const chosen = parts.filter(({ name }) => !named || name === named);
if (chosen.length === 0) throw new Error(`Unknown part "${named}". Use pages or builds.`);

buildSite();
for (const { title, measure } of chosen) {
  rmSync(folder, { recursive: true, force: true });
  const text = await measure(folder);
  console.log(`${title}\n\n${text}\n`);
  keepSection(title, text);
}
rmSync(folder, { recursive: true, force: true });
process.exit(0);
