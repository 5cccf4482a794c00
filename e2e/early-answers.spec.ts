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
} from './fixtures';

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
