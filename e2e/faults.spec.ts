import type { FaultName } from '../tools/mail-service/faults';
import { clearFault, deliveredMail, deliveredMails, setFault } from './faults';
import { expect, expectConfirmation, fillIn, send, test } from './fixtures';

test.use({
  expectedErrors: /The message was not sent|The message may not|Failed to load resource/,
});

const notSent = 'Your message was not sent.';
const maybeSent = 'may or may not have arrived';

// The switches themselves: what the forms do with every fault is tested where the forms are.
const faults: [name: FaultName, arrives: number][] = [
  ['status 429', 0],
  ['reset before the request is read', 0],
  ['reset after the request is read', 0],
  ['reset after the mail is delivered', 1],
  ['reset within the answer', 1],
];

for (const [name, arrives] of faults) {
  test(`the ${name} fails in the browser, and ${arrives} mails arrive`, async ({ page }) => {
    const email = `${name.replace(/\W+/g, '-')}-${Date.now()}@example.com`;
    await page.goto('/contact');
    await fillIn(page, { Name: 'Ana', Email: email, 'Phone Number': '555', Message: 'Hello' });
    await setFault(page, name);
    await send(page);
    await expect(page.getByText(name.startsWith('reset') ? maybeSent : notSent)).toBeVisible();
    expect(await deliveredMails(email)).toHaveLength(arrives);
  });
}

test('a fault of one visitor is none of another, and ends when it is cleared', async ({
  page,
  browser,
}) => {
  const email = `cleared-${Date.now()}@example.com`;
  const answers = { Name: 'Ana', Email: email, 'Phone Number': '555', Message: 'Hello' };
  await setFault(page, 'status 500');
  const other = await (await browser.newContext()).newPage();
  for (const visitor of [page, other]) {
    await visitor.goto('/contact');
    await fillIn(visitor, answers);
    await send(visitor);
  }
  await expectConfirmation(other);
  await expect(page.getByText(notSent)).toBeVisible();
  await deliveredMail(email);
  await clearFault(page);
  await send(page);
  await expectConfirmation(page);
  await expect.poll(async () => (await deliveredMails(email)).length).toBe(2);
  await other.close();
});
