import { launchOptions } from '../../tools/browser';
import { deliveredMails } from '../support/faults';
import { expect, test } from '../support/fixtures';
import { judge } from '../support/random-visitors/judge';
import { planVisits } from '../support/random-visitors/plans';
import { visit } from '../support/random-visitors/visit';

test.use({
  viewport: { width: 400, height: 700 },
  contextOptions: { reducedMotion: 'reduce' },
  // Pictures and prerendering don't affect forms.
  launchOptions: launchOptions(
    '--blink-settings=imagesEnabled=false',
    '--disable-features=Prerender2,SpeculationRulesPrefetchFuture',
  ),
});

for (const [index, plan] of planVisits(3, 7).entries()) {
  const tries = plan.attempts.map(({ fault, press }) => `${press} with ${fault ?? 'no fault'}`);
  test(`visitor ${index + 1} of ${plan.place}: ${tries.join(', ') || 'undisturbed'}`, async ({
    page,
    errors,
  }) => {
    test.setTimeout(90_000);
    errors.allow(/The message (was not sent|may not have been sent)|No answer came|Failed to load/);
    // Preloaded pictures stay unused.
    errors.allow(/preload/);
    const seen = await visit(page, plan);
    if (seen.isConfirmed) await expect.poll(() => deliveredMails(plan.email)).not.toEqual([]);
    expect(judge(seen, await deliveredMails(plan.email))).toEqual([]);
  });
}
