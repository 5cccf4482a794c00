import { rmSync } from 'node:fs';
import { buildSite } from '../tools/build-site';
import { measureBuilds } from './bench/builds';
import { measurePages } from './bench/pages';
import { keepSection } from './bench/report';

// Measures everything, or the parts that are named, and keeps the tables in docs/performance.md.
const parts = {
  pages: { title: 'Pages', measure: measurePages },
  builds: { title: 'Building', measure: measureBuilds },
};
const folder = '.bench';
const named = process.argv.slice(2);
const unknown = named.find((name) => !(name in parts));
if (unknown) {
  console.error(
    `There is no part "${unknown}". Name one or more of: ${Object.keys(parts).join(', ')}.`,
  );
  process.exit(1);
}

buildSite();
for (const [name, { title, measure }] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue;
  rmSync(folder, { recursive: true, force: true });
  const text = await measure(folder);
  console.log(`${title}\n\n${text}\n`);
  keepSection(title, text);
}
rmSync(folder, { recursive: true, force: true });
process.exit(0);
