import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { browserArguments, requireBrowser } from '../../tools/browser';
import { commandScript } from '../../tools/command-script';

export type Run = {
  /** 0 to 100. */
  scores: { performance: number; accessibility: number; practices: number; seo: number };
  /** First and largest contentful paint, total blocking time in milliseconds, layout shift, transferred bytes. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  bytes: number;
  requests: number;
};

/**
 * Runs Lighthouse (mobile) side by side, so that a slow moment of the machine affects all pages alike. It
 * computes what a slow phone would take (simulate), or slows the browser down (devtools).
 */
export async function runLighthouse(
  addresses: string[],
  times: number,
  throttling: 'simulate' | 'devtools' = 'simulate',
): Promise<Map<string, Run[]>> {
  const runs = new Map<string, Run[]>(addresses.map((address) => [address, []]));
  for (let time = 0; time < times; time += 1) {
    for (const address of addresses) runs.get(address)?.push(await runOnce(address, throttling));
  }
  return runs;
}

async function runOnce(address: string, throttling: string): Promise<Run> {
  const flags = ['--headless=new', ...browserArguments].join(' ');
  const script = commandScript('lighthouse');
  const how = ['--quiet', '--output=json', `--throttling-method=${throttling}`];
  const parameters = [script, address, ...how, `--chrome-flags=${flags}`];
  const { stdout } = await promisify(execFile)(process.execPath, parameters, {
    env: { ...process.env, CHROME_PATH: requireBrowser() },
    maxBuffer: 64 * 2 ** 20,
  });
  const { categories, audits } = JSON.parse(stdout);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      practices: score('best-practices'),
      seo: score('seo'),
    },
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    requests: audits['network-requests'].details.items.length,
  };
}

/** The run with the median LCP. */
export function medianRun(runs: readonly Run[]): Run {
  const median = runs.toSorted((a, b) => a.lcp - b.lcp)[Math.floor(runs.length / 2)];
  if (!median) throw new Error('Lighthouse measured nothing.');
  return median;
}
