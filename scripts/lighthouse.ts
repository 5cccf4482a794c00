import { buildSite } from '../tools/build-site';
import { filesIn } from '../tools/files';
import { serveFolder } from '../tools/serve-site';
import { runLighthouse } from './bench/lighthouse';
import { compressFiles } from './export/copies';

// Fails if a page scores below 90 for performance, below 100 for the rest, or shifts.
const hidden = ['/formInput', '/confirmAlert', '/404'];
buildSite();
await compressFiles('out');
const pages = filesIn('out')
  .map((file) => file.slice('out'.length))
  .filter(
    (file) =>
      file.endsWith('.html') && !/\/index\.html$|^(\/es)?\/(admin|blogs(\/\d+)?)\./.test(file),
  )
  .map((file) => file.replace(/\.html$/, ''));
const site = await serveFolder('out');
const addresses = ['/', ...pages.sort()].map((page) => `${site}${page}`);

let failed = 0;
for (const [address, [run]] of await runLighthouse(addresses, 1)) {
  const page = address.slice(site.length);
  const scores = Object.values(run?.scores ?? {});
  const counted = hidden.includes(page.replace(/^\/es/, '')) ? scores.slice(0, 3) : scores;
  const { cls = 1 } = run ?? {};
  const [performance = 0, ...others] = counted;
  const isGood = performance >= 90 && others.every((score) => score === 100) && cls <= 0.005;
  if (!isGood) failed += 1;
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${scores.join(' / ')}  ${cls.toFixed(3)}  ${page}`);
}
console.log(`\n${addresses.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
