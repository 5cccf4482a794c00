import {
  answerMails,
  expect,
  expectConfirmation,
  fillIn,
  holdScripts,
  intakeAddress,
  intakeAnswers,
  send,
  test,
  waitForScripts,
} from '../support/fixtures';

for (const address of ['/contact', intakeAddress])
  test(`Send looks dead on ${address} until it works`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: 'Send', exact: true });
    const look = () =>
      button.evaluate((element) => {
        const { backgroundColor, color } = getComputedStyle(element);
        return [backgroundColor, color];
      });
    await expect(button).toBeDisabled();
    const dead = await look();
    release();
    await expect(button).toBeEnabled();
    await expect.poll(look).not.toEqual(dead);
  });

test('choices made before the script came stay, are shown and are sent', async ({ page }) => {
  const bodies = await answerMails(page, { status: 200, body: 'OK' });
  const release = await holdScripts(page);
  await page.goto(intakeAddress, { waitUntil: 'commit' });
  await fillIn(page, intakeAnswers);
  await page.getByRole('group', { name: 'Hospitalization' }).getByLabel('No').check();
  await page.getByLabel('Broken Bones').check();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  await expect(page.getByText('this form is still loading')).toBeVisible();
  release();
  await waitForScripts(page);
  const summary = page.getByRole('region', { name: 'Before you send' });
  await expect(summary.getByRole('listitem').filter({ hasText: 'Hospitalization' })).toHaveText(
    'Hospitalization: No',
  );
  await send(page);
  await expectConfirmation(page);
  expect(bodies[0]?.template_params).toMatchObject({
    medical: 'No',
    stay: 'Broken Bones',
    from_name: 'Ana Ortiz',
    accidentId: 'Auto Accident',
    zipCode: '90210',
  });
});

test('an early choice takes precedence over the draft, also of the answer that was preset', async ({
  page,
}) => {
  await page.goto(intakeAddress);
  await waitForScripts(page);
  await fillIn(page, intakeAnswers);
  await page.getByRole('group', { name: 'Hospitalization' }).getByLabel('No').check();
  const release = await holdScripts(page);
  await page.reload();
  // The browser itself puts back what was chosen before the reload.
  await page.getByRole('group', { name: 'Hospitalization' }).getByLabel('Yes').click();
  release();
  await waitForScripts(page);
  const answers = page.getByRole('region', { name: 'Before you send' }).getByRole('listitem');
  await expect(answers.filter({ hasText: 'Hospitalization' })).toContainText('Yes');
  await expect(page.getByLabel('Full Name')).toHaveValue('Ana Ortiz');
});

test('a preset answer that was clicked early is not asked about', async ({ page }) => {
  const bodies = await answerMails(page, { status: 200, body: 'OK' });
  const release = await holdScripts(page);
  await page.goto(intakeAddress, { waitUntil: 'commit' });
  await fillIn(page, intakeAnswers);
  for (const name of ['At Fault', 'Signed with Firm'])
    await page.getByRole('group', { name }).locator(':checked').click();
  release();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expectConfirmation(page);
  expect(bodies).toHaveLength(1);
});
