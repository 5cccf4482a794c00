import type { Page } from '@playwright/test';
import { contrastOf } from '../support/contrast';
import { expect, form, intakeAnswers, mockMails, test, waitForScripts } from '../support/fixtures';

async function tabTo(page: Page, role: Parameters<Page['getByRole']>[0], name: string, nth = 0) {
  const found = page.getByRole(role, { name, exact: true });
  const target = found.and(page.locator(':not(:disabled)')).nth(nth);
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expectVisibleFocus(page);
      return;
    }
  }
  throw new Error(`Tab does not reach the ${role} "${name}".`);
}

async function expectVisibleFocus(page: Page) {
  const focused = page.locator(':focus');
  await expect(focused).toHaveCSS('outline-style', 'solid');
  await expect(focused).toHaveCSS('outline-width', '3px');
  const contrast = async () => {
    const [color, ground] = await focused.evaluate((element) => {
      const colorOf = (one: Element) => getComputedStyle(one).backgroundColor;
      let ground = element.parentElement ?? element;
      while (ground.parentElement && colorOf(ground).endsWith(', 0)'))
        ground = ground.parentElement;
      return [getComputedStyle(element).outlineColor, colorOf(ground)];
    });
    return contrastOf(color, ground);
  };
  await expect.poll(contrast).toBeGreaterThan(3);
}

test('from the finder to the confirmation by keyboard alone', async ({ page }) => {
  const bodies = await mockMails(page, { status: 200, body: 'OK' });
  await page.goto('/');
  await waitForScripts(page);
  await tabTo(page, 'radio', 'Auto accident');
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Slip And Fall' })).toBeChecked();
  await tabTo(page, 'textbox', 'Zip code of the accident');
  await page.keyboard.type('90210');
  await expect(page.getByText('California', { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/formInput?accidentId=Slip+And+Fall&zipCode=90210');
  await waitForScripts(page);

  const { 'Additional Details': story, ...person } = intakeAnswers;
  for (const [label, text] of Object.entries(person)) {
    await tabTo(page, 'textbox', label);
    await page.keyboard.type(text);
  }
  await tabTo(page, 'radio', 'Less than 1 year');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, 'textbox', 'Additional Details');
  await page.keyboard.type(story);
  await tabTo(page, 'button', 'Send');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'look at this first' })).toBeFocused();
  for (const nth of [0, 1]) {
    await tabTo(page, 'button', 'No', nth);
    await page.keyboard.press('Enter');
  }
  await tabTo(page, 'button', 'Send', 1);
  await page.keyboard.press('Enter');
  await form.expectConfirmation(page);
  expect(bodies.map((body) => body.template_params['period'])).toEqual(['Less than 2 Year']);
  await tabTo(page, 'link', 'Go to Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await expectVisibleFocus(page);
});
