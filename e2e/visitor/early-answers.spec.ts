import {
  expect,
  form,
  holdScripts,
  intakeAnswers,
  test,
  waitForScripts,
} from '../support/fixtures';

test('an early choice overrides the draft, even choosing the default', async ({ page, errors }) => {
  errors.expect(/could not load its script/);
  errors.allow(/Failed to load resource/);
  await form.open(page);
  await form.fill(page, intakeAnswers);
  const hospital = page.getByRole('group', { name: 'Were you treated in a hospital?' });
  await hospital.getByLabel('No').check();
  await page.route('**/hydrate-*.js', (route) => route.abort());
  await page.reload();
  // The browser restores choices after a reload.
  await hospital.getByLabel('Yes').click();
  await expect(page.getByText('this form is still loading')).toBeVisible();
  const question = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => window.location.reload()));
  await (await question).dismiss();
  // What did not load is tried again when the page is touched.
  await page.unroute('**/hydrate-*.js');
  await hospital.hover();
  await waitForScripts(page);
  await page.getByText('Check your answers').click();
  const answers = page.getByRole('region', { name: 'Before you send' }).getByRole('listitem');
  await expect(answers.filter({ hasText: 'in a hospital?' })).toContainText('Yes');
  await expect(page.getByLabel('Full Name')).toHaveValue('Ana Ortiz');
});

test('the finder’s answers show before any touch, and Send pressed early waits and says so', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.setViewportSize({ width: 390, height: 800 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/formInput?accidentId=Wrongful+Death&zipCode=75001');
  const lost = page.getByRole('group', { name: 'Was the person you lost treated in a hospital?' });
  await expect(lost).toBeVisible();
  await expect(page.getByText('Were you treated in a hospital?', { exact: true })).toBeHidden();
  await expect(page.getByLabel('Accident Type')).toHaveValue('Wrongful Death');
  await expect(page.getByLabel('Zip code of the accident')).toHaveValue('75001');
  const wait = page.getByText('this form is still loading');
  await expect(wait).toBeHidden();
  expect(asked.filter((address) => /email-form|hydrate/.test(address))).toEqual([]);
  const details = page.getByLabel('Additional Details');
  const place = () => details.evaluate((field) => field.getBoundingClientRect().y + scrollY);
  const before = await place();
  await page.getByLabel('Full Name').fill('Ana');
  const evening = page.getByRole('button', { name: 'Evening' });
  await evening.click();
  await expect(evening).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(wait).toBeVisible();
  release();
  await expect(page.getByRole('region', { name: 'Please check these answers' })).toBeFocused();
  await expect(page.getByLabel('Full Name')).toHaveValue('Ana');
  await expect(page.getByLabel(/how best to reach you/)).toHaveValue('Evening');
  await expect(evening).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.getByText('Texas: usually')).toBeVisible();
  expect(await place()).toBe(before);
});
