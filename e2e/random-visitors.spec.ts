import { judge } from '../scripts/visitors/judge';
import { planVisits } from '../scripts/visitors/plans';
import { visit } from '../scripts/visitors/visit';
import { deliveredMails } from './faults';
import { expect, test } from './fixtures';

// A few of those whom `npm run visitors` sends by the hundreds.
test.use({
  expectedErrors: /The message (was not sent|may not have been sent)|No answer came|Failed to load/,
});

for (const [index, plan] of planVisits(10, 7).entries()) {
  const tries = plan.attempts.map(({ fault, press }) => `${press} with ${fault ?? 'no fault'}`);
  test(`visitor ${index + 1} of ${plan.place}: ${tries.join(', ') || 'undisturbed'}`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    const seen = await visit(page, plan);
    if (seen.isConfirmed) await expect.poll(() => deliveredMails(plan.email)).not.toEqual([]);
    expect(judge([seen], await deliveredMails(plan.email))).toMatchObject({
      lost: [],
      twice: [],
      wrong: [],
      missing: [],
    });
  });
}
