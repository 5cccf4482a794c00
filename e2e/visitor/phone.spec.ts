import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

const callBar = (page: Page) => page.getByRole('navigation', { name: 'Call or start' });

test('the first screen of a phone holds the whole finder and a phone number', async ({ page }) => {
  await page.goto('/');
  // Once the fonts have come.
  await expect(page.getByRole('button', { name: 'Find Lawyer' })).toBeInViewport({ ratio: 1 });
  const call = page.getByRole('banner').locator('a[href^="tel:"]').filter({ visible: true });
  await expect(call).toBeInViewport({ ratio: 1 });
});

test('Call and Find Lawyer appear once the finder is off screen', async ({ page }) => {
  await page.goto('/');
  await expect(callBar(page)).not.toBeInViewport();
  await page.locator('#legal-areas').evaluate((section) => section.scrollIntoView());
  await expect(callBar(page)).toBeInViewport({ ratio: 1 });
  await callBar(page).getByRole('link', { name: 'Find Lawyer' }).click();
  await expect(page.locator('#finder')).toBeInViewport();
  await expect(callBar(page)).not.toBeInViewport();
});

test('the bar covers no focused element, and no last line', async ({ page }) => {
  await page.goto('/blogs/page2/11');
  const links = page.getByRole('article').getByRole('link');
  await links.first().focus();
  const count = Math.min(40, await links.count());
  for (let step = 0; step < count; step += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if (
      await focused.evaluate((element) => Boolean(element.closest('[aria-label="Call or start"]')))
    )
      break;
    expect(await isCovered(page, focused), String(await focused.textContent())).toBe(false);
  }
  // Where its part of the page ends.
  const last = page.getByRole('article').locator('p, summary').filter({ visible: true }).last();
  await page.locator('#ask-times').scrollIntoViewIfNeeded();
  expect(await isCovered(page, last)).toBe(false);
});

test('a legal area opens the finder with its type selected', async ({ page }) => {
  await page.goto('/');
  const area = page
    .locator('#legal-areas')
    .getByRole('listitem')
    .filter({ hasText: 'Workers’ comp' });
  await area.getByText('Workers’ comp').filter({ visible: true }).click();
  await area.getByRole('link', { name: /^Find Lawyer/ }).click();
  await expect(page.getByRole('radio', { name: 'Workers’ comp' })).toBeChecked();
  await expect(page.locator('#finder').getByRole('combobox')).toHaveValue('Workers Comp');
  await expect(page.locator('#finder')).toBeInViewport();
});

test('an address selects the type, and Back keeps a later choice', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/#find-slip-and-fall');
  await expect(page.getByRole('radio', { name: 'Slip And Fall' })).toBeChecked();
  await page.getByRole('radio', { name: 'MalPractice' }).check();
  await page.goto('/about');
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'MalPractice' })).toBeChecked();
});

test('the states are folded on phones and open on wide screens', async ({ page }) => {
  await page.goto('/about');
  const ohio = page.getByRole('contentinfo').getByRole('link', { name: 'Ohio' });
  await expect(ohio).toBeHidden();
  await page.getByRole('contentinfo').getByText('STATES').filter({ visible: true }).click();
  await expect(ohio).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.reload();
  await expect(ohio).toBeVisible();
  await expect(page.getByRole('contentinfo').locator('summary')).toBeHidden();
  await expect(callBar(page)).toBeHidden();
});

async function isCovered(page: Page, element: Locator): Promise<boolean> {
  const [box, bar] = await Promise.all([element.boundingBox(), callBar(page).boundingBox()]);
  return Boolean(box && bar && box.y < bar.y + bar.height && box.y + box.height > bar.y);
}

test('a table for writing shows what its columns are for', async ({ page }) => {
  await page.goto('/keep');
  const columns = await page.getByRole('columnheader').all();
  expect(columns).not.toHaveLength(0);
  for (const column of columns) expect((await column.boundingBox())?.width).toBeGreaterThan(100);
});
