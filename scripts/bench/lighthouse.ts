import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { browserArguments, requireBrowser } from '../../tools/browser';

type Throttling = 'simulate' | 'devtools';

export type Run = {
  /** 0 to 100. */
  scores: { performance: number; accessibility: number; practices: number; seo: number };
  /** fcp, lcp and tbt in milliseconds, layout shift, transferred bytes. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  bytes: number;
  requests: number;
};

/** Runs Lighthouse (mobile) for all pages side by side, so slow moments affect all alike. */
export async function runLighthouse(
  addresses: string[],
  times: number,
  throttling: Throttling = 'simulate',
): Promise<Map<string, Run[]>> {
  const runs = new Map<string, Run[]>(addresses.map((address) => [address, []]));
  for (let time = 0; time < times; time += 1) {
    for (const address of addresses) runs.get(address)?.push(await runOnce(address, throttling));
  }
  return runs;
}

async function runOnce(address: string, throttlingMethod: Throttling): Promise<Run> {
  const browser = await puppeteer.launch({
    executablePath: requireBrowser(),
    // Phones position glyphs at subpixels.
    args: [...browserArguments, '--font-render-hinting=none'],
  });
  const result = await lighthouse(address, {
    port: Number(new URL(browser.wsEndpoint()).port),
    logLevel: 'error',
    throttlingMethod,
    disableFullPageScreenshot: true,
    // Builds without a mail account are noindex on purpose.
    skipAudits: ['is-crawlable'],
  });
  await browser.close();
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse did not measure ${address}.`);
  const { categories, audits } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  const details = audits['network-requests']?.details;
  const items = details && 'items' in details ? details.items : [];
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
    requests: items.length,
  };
}

export function medianRun(runs: readonly Run[]): Run {
  const median = runs.toSorted((a, b) => a.lcp - b.lcp)[Math.floor(runs.length / 2)];
  if (!median) throw new Error('Lighthouse measured nothing.');
  return median;
}
