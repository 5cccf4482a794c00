import { expectAccessible, violationsOn } from '../support/axe';
import {
  expect,
  form,
  intakeAnswers,
  mockMails,
  openWarning,
  scrollToPart,
  test,
  waitForScripts,
} from '../support/fixtures';

// States that need interaction. every-page.spec.ts checks pages as they load.

test('the open menu has no violation', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto('/');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.getByRole('button', { name: 'Menu' }).click();
    expect.soft(await violationsOn(page, 'header'), colorScheme).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('the home page has no violation while its parts are used', async ({ page }) => {
  await page.goto('/');
  await waitForScripts(page);

  await test.step('the finder with its warning and toast', async () => {
    // It stays while the mouse is over it.
    await (await openWarning(page)).hover();
    await page.clock.resume();
    await expectAccessible(page, '#finder, [data-sonner-toaster]');
  });

  await test.step('the contact form with all its errors', async () => {
    await scrollToPart(page, 'contact');
    await form.send(page);
    await expect(page.getByRole('region', { name: 'Please check these answers' })).toBeFocused();
    await expectAccessible(page, '#contact');
  });

  await scrollToPart(page, 'faq');
  for (const tab of ['Why Hire a Lawyer', 'FAQ']) {
    await test.step(`the open questions of "${tab}"`, async () => {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      for (const question of await page.locator('#faq details:visible > summary').all())
        await question.click();
      await expectAccessible(page, '#faq');
    });
  }
});

test('the form has no violation from the first typing error to the confirmation', async ({
  page,
  errors,
}) => {
  await page.clock.install();
  await form.open(page);

  await test.step('its questions about typing errors', async () => {
    await form.fill(page, { Email: 'ana@gmial.com', 'Phone Number': '555', 'Full Name': 'Ana' });
    await expect(page.getByText('Did you mean ana@gmail.com?')).toBeVisible();
    await expect(page.getByText('US phone numbers have ten digits')).toBeVisible();
    await expectAccessible(page, 'form');
  });

  await test.step('the question before answers are erased', async () => {
    await page.getByRole('button', { name: 'Erase my answers' }).click();
    const question = page.getByRole('dialog', { name: /^Erase what you wrote in both forms/ });
    await expect(question).toBeVisible();
    await expectAccessible(page, 'dialog');
    await page.getByRole('button', { name: 'Keep' }).click();
  });

  await test.step('a slow sending', async () => {
    await page.route('**/api/v1.0/email/send', () => undefined, { times: 1 });
    await form.fill(page, intakeAnswers);
    await page.clock.fastForward(5000);
    await form.send(page);
    await expect(page.getByText('Sending Message...')).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(page.getByText('This is taking longer than usual.')).toBeVisible();
    await expectAccessible(page, 'main');
  });

  await test.step('a message that may not have arrived', async () => {
    errors.expect(/No answer came/);
    await page.clock.fastForward(30_000);
    await expect(page.getByText('may or may not have arrived')).toBeVisible();
    await expectAccessible(page, 'form');
  });

  await test.step('the confirmation with the copy of what was sent', async () => {
    await mockMails(page, { status: 200, body: 'OK' });
    await form.send(page);
    await expect(page.getByRole('heading', { name: 'What you sent' })).toBeVisible();
    await expectAccessible(page, 'main');
  });
});

test('selection is visible in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const outlineOf = (name: string) =>
    page
      .getByRole('radio', { name })
      .locator('..')
      .evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(await outlineOf('Auto Accident')).toBe('solid');
  expect(await outlineOf('MalPractice')).toBe('none');
});
