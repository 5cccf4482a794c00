import type { Page } from '@playwright/test';
import {
  answerMails,
  answerQuestions,
  expect,
  expectConfirmation,
  fillIn,
  intakeAddress,
  intakeAnswers,
  send,
  test,
  waitForScripts,
} from '../support/fixtures';

test('a complete case is sent once, with exactly the specified body and a reference', async ({
  page,
}) => {
  const bodies = await answerMails(page, { status: 200, body: 'OK' });
  await page.goto(intakeAddress);
  await fillIn(page, intakeAnswers);
  await page.getByRole('group', { name: 'Signed with Firm' }).getByLabel('No').check();
  await send(page);
  await expectConfirmation(page);
  expect(bodies).toEqual([
    {
      lib_version: '3.12.1',
      user_id: 'demonstration',
      service_id: 'local',
      template_id: 'intake',
      template_params: {
        name: 'ClaimLantern website',
        recipient: 'desk@fixture.example',
        from_name: 'Ana Ortiz',
        email: 'ana@example.com',
        accidentId: 'Auto Accident',
        fault: 'Yes',
        medical: 'Yes',
        period: 'Less than 1 Year',
        phone_number: '555 010 0199',
        signup: 'No',
        stay: 'Back or Neck Pain',
        zipCode: '90210',
        reply_to: 'ana@example.com',
        message: 'A car hit mine at a red light.',
        reference: expect.stringMatching(/^CL-\w{5}$/),
        subject: expect.stringMatching(/^(URGENT · )?English · .*CL-\w{5}$/),
        call_back: '',
      },
    },
  ]);
});

test('the accident type and zip code of the address can be changed', async ({ page }) => {
  const bodies = await answerMails(page, { status: 200, body: 'OK' });
  await page.goto(intakeAddress);
  await expect(page.getByText('You chose Auto Accident, 90210')).toBeVisible();
  await waitForScripts(page);
  await page.getByLabel('Accident Type').selectOption('MalPractice');
  await fillIn(page, { ...intakeAnswers, 'Zip Code': '10001' });
  await send(page);
  await expectConfirmation(page);
  expect(bodies[0]?.template_params).toMatchObject({ accidentId: 'MalPractice', zipCode: '10001' });
});

for (const search of ['', '?accidentId=<script>alert(1)</script>&zipCode=9021', '?zipCode=%%%']) {
  test(`with the address "${search}" both are asked for, and nothing is sent without them`, async ({
    page,
  }) => {
    const bodies = await answerMails(page, { status: 200, body: 'OK' });
    await page.goto(`/formInput${search}`);
    await waitForScripts(page);
    await fillIn(page, intakeAnswers);
    await send(page);
    const summary = page.getByRole('region', { name: 'Please check these answers' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Accident Type is required!',
      'Zip Code is required!',
    ]);
    await summary.getByRole('link', { name: 'Zip Code is required!' }).click();
    await expect(page.getByLabel('Zip Code')).toBeFocused();
    expect(bodies).toEqual([]);
  });
}

test('an empty form names every required field and keeps its defaults', async ({ page }) => {
  await page.goto(intakeAddress);
  await waitForScripts(page);
  await send(page);
  const summary = page.getByRole('region', { name: 'Please check these answers' });
  await expect(summary.getByRole('link')).toHaveText([
    'Full Name is required!',
    'Email is required!',
    'Phone Number is required!',
    'Additional Details is required!',
  ]);
  await page.getByLabel('Email', { exact: true }).fill('ana@');
  await expect(page.getByText('Email is not a valid email!')).toHaveCount(2);
});

test.describe('a failed send', () => {
  test('returns to the form with every answer, a notice and a line in the console', async ({
    page,
    errors,
  }) => {
    errors.expect(/The message was not sent/);
    errors.expect(/status of 400/);
    const bodies = await answerMails(page, { status: 400, body: 'The template ID not found' });
    await page.goto(intakeAddress);
    await fillIn(page, intakeAnswers);
    await page.getByLabel('Broken Bones').check();
    await send(page);
    const notice = page
      .getByRole('alert')
      .filter({ hasText: /^Your message CL-\w{5} was not sent\./ });
    await expect(notice).toBeFocused();
    await expect(notice.getByRole('link', { name: '(555) 010-0177' })).toBeVisible();
    for (const [label, text] of Object.entries(intakeAnswers)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
    }
    await expect(page.getByLabel('Broken Bones')).toBeChecked();
    await expect(page).toHaveURL(intakeAddress);
    expect(bodies).toHaveLength(1);
  });

  test('can be tried again', async ({ page, errors }) => {
    errors.expect(/The message may not have been sent/);
    errors.expect(/ERR_FAILED/);
    await page.route('**/api/v1.0/email/send', (route) => route.abort(), { times: 1 });
    await page.goto(intakeAddress);
    await fillIn(page, intakeAnswers);
    await send(page);
    await expect(page.getByText('may or may not have arrived')).toBeVisible();
    const bodies = await answerMails(page, { status: 200, body: 'OK' });
    await send(page);
    await expectConfirmation(page);
    expect(bodies).toHaveLength(1);
  });
});

test('while it is sent the screen says so, and more clicks send nothing more', async ({ page }) => {
  let sent = 0;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/v1.0/email/send', async (route) => {
    sent += 1;
    await answered;
    await route.fulfill({ status: 200, body: 'OK' });
  });
  await page.goto(intakeAddress);
  await fillIn(page, intakeAnswers);
  await send(page);
  await page.getByRole('button', { name: 'Send', exact: true }).dispatchEvent('click');
  await page.getByRole('button', { name: 'Send', exact: true }).dispatchEvent('click');
  const screen = page.getByRole('status').filter({ hasText: 'Sending Message...' });
  await expect(screen).toBeVisible();
  expect(await screen.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280, height: 900 });
  answer();
  await expectConfirmation(page);
  expect(sent).toBe(1);
});

test('what it says of the finder’s choice is what stands in the fields, also after a reload', async ({
  page,
}) => {
  await page.goto('/formInput?accidentId=Workers%20Comp&zipCode=60614');
  await waitForScripts(page);
  await page.getByLabel('Zip Code').fill('10001');
  await page.reload();
  await expect(page.getByLabel('Zip Code')).toHaveValue('10001');
  await expect(page.getByText('60614')).toBeHidden();
  await expect(page.getByText('You chose Workers Comp, 10001.')).toBeVisible();
});

test('a zip code as browsers fill it in is taken, and five digits are sent', async ({ page }) => {
  const bodies = await answerMails(page, { status: 200, body: 'OK' });
  await page.goto(intakeAddress);
  await waitForScripts(page);
  await fillIn(page, { ...intakeAnswers, 'Zip Code': '85001-1234' });
  await expect(page.getByRole('status').filter({ hasText: 'Arizona' })).toBeVisible();
  await send(page);
  await expectConfirmation(page);
  expect(bodies[0]?.template_params['zipCode']).toBe('85001');
});

test('hints fit the accident type', async ({ page }) => {
  await page.goto(intakeAddress);
  await waitForScripts(page);
  const group = page.getByRole('group', { name: 'Hospitalization' });
  await expect(group).toHaveAccessibleDescription('Were you treated in a hospital?');
  await page.getByLabel('Accident Type').selectOption('Wrongful Death');
  await expect(group).toHaveAccessibleDescription('Was the person you lost treated in a hospital?');
  await expect(
    page.getByRole('group', { name: 'Primary Injury Type' }),
  ).toHaveAccessibleDescription('Choose what comes closest, or Other.');
});

test.describe('answers that the form chose and that say something of the visitor', () => {
  let bodies: Awaited<ReturnType<typeof answerMails>>;
  const press = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click();
  const question = (page: Page) =>
    page.getByRole('alert').filter({ hasText: 'Please answer first.' });
  const asked = (page: Page, name: string) =>
    question(page).getByRole('group', { name: new RegExp(`^${name}:`) });

  test.beforeEach(async ({ page }) => {
    bodies = await answerMails(page, { status: 200, body: 'OK' });
    await page.goto(intakeAddress);
    await waitForScripts(page);
    await fillIn(page, intakeAnswers);
  });

  test('are asked about in place, none preset, and the last answer sends', async ({ page }) => {
    await press(page);
    await expect(question(page)).toBeFocused();
    await expect(question(page).getByRole('button')).toHaveText(['Yes', 'No', 'Yes', 'No']);
    await asked(page, 'At Fault').getByRole('button', { name: 'No' }).click();
    await expect(asked(page, 'At Fault')).toBeHidden();
    await expect(page.getByRole('group', { name: /^At Fault$/ }).getByLabel('No')).toBeChecked();
    expect(bodies).toEqual([]);
    await asked(page, 'Signed with Firm').getByRole('button', { name: 'Yes' }).click();
    await expectConfirmation(page);
    expect(bodies).toHaveLength(1);
    expect(bodies[0]?.template_params).toMatchObject({ fault: 'No', signup: 'Yes' });
  });

  test('and what looks mistyped are asked about together, once for each value', async ({
    page,
  }) => {
    await answerQuestions(page);
    await fillIn(page, { Email: 'ana@gmial.com', 'Phone Number': '55501', 'Zip Code': '00000' });
    await press(page);
    await asked(page, 'Email').getByRole('button', { name: 'ana@gmail.com' }).click();
    await asked(page, 'Zip Code').getByRole('button', { name: 'Leave it as it is' }).click();
    await asked(page, 'Phone Number').getByRole('button', { name: 'Change it' }).click();
    await expect(page.getByLabel('Phone Number', { exact: true })).toBeFocused();
    await page.getByLabel('Phone Number', { exact: true }).fill('555 010 0199');
    await expect(question(page)).toBeHidden();
    await press(page);
    await expectConfirmation(page);
    expect(bodies[0]?.template_params).toMatchObject({ email: 'ana@gmail.com', zipCode: '00000' });
  });

  test('never leave by a double click on Send', async ({ page }) => {
    await page.clock.install();
    await page.getByRole('button', { name: 'Send', exact: true }).dblclick();
    // However long a form may wait before it sends.
    await page.clock.fastForward(60_000);
    await expect(question(page)).toBeVisible();
    // A request that left would have been seen before this one's answer.
    await page.evaluate(() => fetch('/robots.txt'));
    expect(bodies).toEqual([]);
  });

  test('can be answered in their fields meanwhile, and are not asked about again', async ({
    page,
  }) => {
    await press(page);
    await page
      .getByRole('group', { name: /^At Fault$/ })
      .getByLabel('No')
      .check();
    await expect(asked(page, 'At Fault')).toBeHidden();
    await page
      .getByRole('group', { name: /^Signed with Firm$/ })
      .getByLabel('No')
      .check();
    await expect(question(page)).toBeHidden();
    await press(page);
    await expectConfirmation(page);
    expect(bodies[0]?.template_params).toMatchObject({ fault: 'No', signup: 'No' });
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('Enter goes to the next field instead of sending a half-empty form', async ({ page }) => {
    await page.goto(intakeAddress);
    await waitForScripts(page);
    await page.getByLabel('Full Name').fill('Ana');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
    await expect(page.getByRole('region', { name: 'Please check these answers' })).toBeHidden();
  });
});
