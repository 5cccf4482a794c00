import type { Fault, FaultName } from '../../tools/mail-service/faults';
import { deliveredMails, setFault } from '../support/faults';
import {
  answerQuestions,
  expect,
  fillIn,
  intakeAddress,
  send,
  test,
  waitForScripts,
} from '../support/fixtures';
import { enterAndClick } from '../support/random-visitors/form-page';
import { holdAnswers, holdRules, texts, Visitor } from '../support/visitor';

// One fault of each kind that a network can produce: what was written is kept or arrives, once. Both forms are
// one component; which answer counts as a refusal is tested in __tests__/unit/lib/email.test.ts.

let visitor: Visitor;
test.beforeEach(({ page, errors }) => {
  visitor = new Visitor(page, errors);
});

test('each fault keeps everything, says only what is known, and the next try sends once', async ({
  page,
  context,
}) => {
  const faults: [FaultName | Fault, RegExp, number][] = [
    ['status 400', texts.failed, 0],
    ['status 500 that says OK', texts.unknown, 1],
    ['status 200 that is not OK', texts.unknown, 0],
    ['reset before the request is read', texts.unknown, 0],
    ['reset after the mail is delivered', texts.unknown, 1],
    ['reset within the answer', texts.unknown, 1],
  ];
  await visitor.write();
  let delivered = 0;
  for (const [fault, text, mails] of faults) {
    await test.step(JSON.stringify(fault), async () => {
      await setFault(page, fault);
      await send(page);
      delivered += mails;
      await visitor.expectDelivered(delivered);
      await visitor.expectNotice(text);
    });
  }
  await setFault(page);
  await test.step('offline', async () => {
    await context.setOffline(true);
    await expect(page.getByText('You seem to be offline.')).toBeVisible();
    await send(page);
    await visitor.expectNotice(texts.unknown);
    await context.setOffline(false);
  });
  await visitor.sendToTheEnd();
  await visitor.expectDelivered(delivered + 1);
  const mails = await deliveredMails(visitor.email);
  const references = new Set(mails.map(({ subject }) => /CL-\w{5}/.exec(subject)?.[0]));
  expect(references.size).toBe(1);
  await expect(page.getByText(/Your reference is/)).toContainText([...references].join());
});

test('a message without an answer is given back after half a minute, and a late answer is told', async ({
  page,
}) => {
  await visitor.write();
  const { references, answer } = await holdAnswers(page);
  await answerQuestions(page);
  const button = page.getByRole('button', { name: 'Send', exact: true });
  await button.evaluate(enterAndClick);
  await button.dispatchEvent('click');
  const screen = page.getByRole('status').filter({ hasText: 'Sending Message...' });
  await expect(screen).toBeVisible();
  expect(await screen.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280, height: 900 });
  await expect(page.locator('a[data-next][href="/confirmAlert"]')).toBeAttached();
  await visitor.expectDelivered(1);
  await page.clock.fastForward(8000);
  const slow = page.getByRole('status').filter({ hasText: 'This takes longer than usual.' });
  await expect(slow.getByRole('link')).toHaveText('(555) 010-0177');
  await page.clock.fastForward(17_000);
  await expect(screen).toBeVisible();
  await page.clock.fastForward(5000);
  await visitor.expectNotice(texts.unknown);

  await answer(0);
  await visitor.expectNotice(texts.arrived);
  await page.reload();
  await visitor.expectNotice(texts.arrived);
  expect(references).toHaveLength(1);
  // It speaks of that message, so it goes with the first change.
  await page.getByLabel('Additional Details').fill('Something else.');
  await expect(visitor.notice(texts.arrived)).toBeHidden();
});

test('a late answer says nothing of a text that was changed, and nothing after Erase', async ({
  page,
}) => {
  await visitor.write();
  const { references, answer } = await holdAnswers(page);
  await visitor.sendOff();
  await page.clock.fastForward(31_000);
  await visitor.expectNotice(texts.unknown);
  await page.getByLabel('Additional Details').fill('Something else.');
  const [first] = references;
  await expect(
    visitor.notice(new RegExp(`^An earlier version, ${first}, may or may not`)),
  ).toBeVisible();
  await answer(0);
  await expect(
    visitor.notice(new RegExp(`^Your message ${first} has arrived. What is here`)),
  ).toBeVisible();

  await visitor.sendOff();
  await page.clock.fastForward(31_000);
  expect(references[1]).toContain(`(corrects ${first})`);
  await page.getByRole('button', { name: 'Erase my answers' }).click();
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await answer(1);
  await expect(page.getByText('is erased')).toBeVisible();
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({});
});

test('a message that could not leave within half a minute never leaves', async ({ page }) => {
  await page.clock.install();
  await page.goto(intakeAddress);
  await waitForScripts(page);
  const release = await holdRules(page);
  await fillIn(page, visitor.answers);
  await page.getByLabel('Broken Bones').check();
  await send(page);
  await expect(page.getByText('Sending Message...')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Case intake' })).toHaveAttribute('inert');
  await page.clock.fastForward(31_000);
  await visitor.expectNotice(texts.failed);
  const name = page.getByLabel('Full Name');
  await name.fill('Bo');
  await release();
  await visitor.expectDelivered(0);
  await expect(name).toBeFocused();
  await name.fill(visitor.answers['Full Name'] ?? '');
  await visitor.sendToTheEnd();
  await visitor.expectDelivered(1);
});

test('a policy that blocks the message is told of as a failure', async ({ page, errors }) => {
  errors.expect(/violates the following Content Security Policy/);
  await page.route(`**${intakeAddress}`, async (route) => {
    const answer = await route.fetch();
    const headers = { ...answer.headers(), 'content-security-policy': "connect-src 'none'" };
    await route.fulfill({ response: answer, headers });
  });
  await visitor.write();
  await send(page);
  await visitor.expectNotice(texts.failed);
  await visitor.expectDelivered(0);
});

test('blocked scripts keep everything, and Send asks for them again', async ({ page }) => {
  await page.goto(intakeAddress);
  await waitForScripts(page);
  await page.route('**/chunks/**', (route) => route.abort('blockedbyclient'));
  await fillIn(page, visitor.answers);
  await page.getByLabel('Broken Bones').check();
  await send(page);
  await visitor.expectNotice(texts.failed);
  await page.unroute('**/chunks/**');
  await visitor.sendToTheEnd();
  await visitor.expectDelivered(1);
});

test('a reload while it is sent is asked about, keeps everything, and sends at most once', async ({
  page,
}) => {
  await visitor.write();
  await holdAnswers(page);
  await visitor.sendOff();
  const question = page.waitForEvent('dialog');
  const reload = page.reload();
  const dialog = await question;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reload;
  await expect(visitor.notice(texts.unknown)).toBeVisible();
  await visitor.expectAnswers();
  await visitor.expectDelivered(1);
});
