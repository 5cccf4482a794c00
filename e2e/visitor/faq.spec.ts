import { expect, holdScripts, scrollToPart, test } from '../support/fixtures';

test('the first tab is open, and another opens by click and by arrow key', async ({ page }) => {
  await page.goto('/');
  await scrollToPart(page, 'faq');
  const first = page.getByRole('tab', { name: 'Why Hire a Lawyer' });
  const second = page.getByRole('tab', { name: 'FAQ', exact: true });
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await second.click();
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('What does ClaimLantern do?')).toBeVisible();
  await expect(page.getByText('How is a lawyer paid?')).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('How is a lawyer paid?')).toBeVisible();
});

test('a question read before the tabs came stays open, shown and focused', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/');
  const question = page.locator('summary', { hasText: 'What does ClaimLantern do?' });
  await question.click();
  release();
  await expect(page.getByRole('tab', { name: 'FAQ', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(question).toBeFocused();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expect(page.getByText('How is a lawyer paid?')).toBeHidden();
});

for (const address of [
  '/#question-how-soon-will-i-hear-from-someone',
  '/#how-soon-will-i-hear-from-someone',
]) {
  test(`a link to ${address} opens its tab and its answer`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByText('If you have heard nothing by then')).toBeInViewport();
    await expect(page.getByRole('tab', { name: 'FAQ', exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.evaluate(() => location.assign('#how-is-a-lawyer-paid'));
    await expect(page.getByText('work for a contingency fee.')).toBeInViewport();
  });
}

test('paper has all questions with their answers, and no tabs', async ({ page }) => {
  await page.goto('/');
  await scrollToPart(page, 'faq');
  await expect(page.getByRole('tab', { name: 'FAQ', exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'FAQ', exact: true })).toBeVisible();
  await expect(page.getByText('If you have heard nothing by then')).toBeVisible();
  await expect(page.getByText('work for a contingency fee.')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
});
