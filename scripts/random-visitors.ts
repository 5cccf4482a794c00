import { type Browser, chromium } from '@playwright/test';
import { browserArguments, requireBrowser } from './browser';
import { buildSite } from './build-site';
import { readInbox } from './mail-service/arrived-mails';
import { findFreePorts } from './ports';
import { serveSite } from './serve-site';
import { judge } from './visitors/judge';
import { type Plan, planVisits } from './visitors/plans';
import { type Visit, visit } from './visitors/visit';

// npm run visitors [-- how many [seed]]
const [count = 500, seed = 1] = process.argv.slice(2).map(Number);
const atOnce = 4;

buildSite();
const ports = await findFreePorts();
await serveSite('out', ports, { playsFaults: true });
const browser = await chromium.launch({
  executablePath: requireBrowser(),
  // Neither pictures nor pages that are prepared ahead are anything that a form could lose.
  args: [
    ...browserArguments,
    '--blink-settings=imagesEnabled=false',
    '--disable-features=Prerender2,SpeculationRulesPrefetchFuture',
  ],
});

const start = performance.now();
const waiting = planVisits(count, seed);
const visits: Visit[] = [];
const stuck: string[] = [];
await Promise.all(Array.from({ length: atOnce }, () => letThemVisit(browser)));
await browser.close();

const { repeated, ...verdict } = judge(visits, await readInbox(ports.inbox));
const tries = visits.reduce((sum, { plan }) => sum + plan.attempts.length, 0);
console.log(
  `${visits.length} visitors (seed ${seed}), ${tries} disturbed tries, ` +
    `${visits.filter((one) => one.isConfirmed).length} sent in the end, ` +
    `${Math.round((performance.now() - start) / 1000)} s`,
);
console.table({
  'answers lost': verdict.lost.length,
  'mails twice': verdict.twice.length,
  'mails wrong': verdict.wrong.length,
  'mails missing': verdict.missing.length,
  'visitors stuck': stuck.length,
  // No page can prevent it, so it is shown and not held against the site.
  'repeated by the browser': repeated.length,
});
const problems = [...Object.values(verdict).flat(), ...stuck];
for (const problem of problems) console.log(problem.slice(0, 500));
process.exit(problems.length > 0 ? 1 : 0);

async function letThemVisit(browser: Browser) {
  for (let plan = waiting.shift(); plan; plan = waiting.shift()) {
    const context = await browser.newContext({
      baseURL: `http://localhost:${ports.site}`,
      viewport: { width: 400, height: 700 },
      reducedMotion: 'reduce',
    });
    try {
      visits.push(await visit(await context.newPage(), plan));
    } catch (error) {
      stuck.push(`${describe(plan)}: ${(error as Error).message.split('\n')[0]}`);
    }
    await context.close();
    const done = visits.length + stuck.length;
    if (done % 50 === 0) console.log(`${done} of ${count}`);
  }
}

function describe({ email, place, attempts, lastPress }: Plan): string {
  return `${email} ${JSON.stringify({ place, attempts, lastPress })}`;
}
