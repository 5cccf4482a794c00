import { allRoutes } from '../e2e/routes';
import { buildSite } from '../tools/build-site';
import { serveFolder } from '../tools/serve-site';
import { runLighthouse } from './bench/lighthouse';

// Fails unless every route scores 100 in all four; those that are kept out of search engines lose
// points for just that in the fourth.
const hidden = ['/formInput', '/confirmAlert', '/404'];
buildSite();
const site = await serveFolder('out');
const routes = allRoutes.map((route) => (route === '/no-such-page' ? '/404' : route));
const runs = await runLighthouse(
  routes.map((route) => `${site}${route}`),
  1,
);
let failures = 0;
for (const [address, [run]] of runs) {
  const route = address.slice(site.length);
  const { seo, ...scores } = run?.scores ?? { seo: 0 };
  const isHidden = hidden.some((path) => route.startsWith(path));
  const isPerfect = [...Object.values(scores), isHidden ? 100 : seo].every(
    (score) => score === 100,
  );
  if (!isPerfect) failures += 1;
  console.log(
    `${isPerfect ? 'ok  ' : 'FAIL'} ${[...Object.values(scores), seo].join(' / ')}  ${route}`,
  );
}
console.log(`\n${runs.size - failures} passed, ${failures} failed`);
process.exit(failures > 0 ? 1 : 0);
