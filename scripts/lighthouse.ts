import { languages, prefixOf } from '../lib/language';
import { buildSite } from '../tools/build-site';
import { filesIn } from '../tools/files';
import { serveFolder } from '../tools/serve-site';
import { runLighthouse } from './bench/lighthouse';
import { compressFiles } from './export/copies';

// Performance varies by machine, and shifts by its fallback fonts.
const minPerformance = 90;
const maxShift = 0.05;
buildSite();
await compressFiles('out');
const prefixes = languages.map(prefixOf).join('|');
const others = new RegExp(String.raw`/index\.html$|^(${prefixes})/(admin|blogs(/\d+)?)\.`);
const pages = filesIn('out')
  .map((file) => file.slice('out'.length))
  .filter((file) => file.endsWith('.html') && !others.test(file))
  .map((file) => file.replace(/\.html$/, ''));
const site = await serveFolder('out');
const addresses = ['/', ...pages.sort()].map((page) => `${site}${page}`);

let failed = 0;
for (const [address, [run]] of await runLighthouse(addresses, 1)) {
  const page = address.slice(site.length);
  const scores = Object.values(run?.scores ?? {});
  const { cls = 1 } = run ?? {};
  const [performance = 0, ...others] = scores;
  const isGood =
    performance >= minPerformance && others.every((score) => score === 100) && cls <= maxShift;
  if (!isGood) failed += 1;
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${scores.join(' / ')}  ${cls.toFixed(3)}  ${page}`);
}
console.log(`\n${addresses.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
