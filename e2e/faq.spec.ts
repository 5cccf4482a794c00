import { comeNear, expect, test } from './fixtures';

test('the two tabs hold at least six questions each, and every answer is in the HTML', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('typically 25% to 40%');
  expect(html).toContain('We are not a law firm and do not give legal advice.');
  await page.goto('/');
  await comeNear(page, 'faq');
  for (const name of ['Why Hire a Lawyer', 'FAQ']) {
    await page.getByRole('tab', { name, exact: true }).click();
    const questions = page.getByRole('tabpanel', { name, exact: true }).getByRole('group');
    await expect(questions.nth(5)).toBeVisible();
  }
});

test('the first tab is open, and another opens by click and by arrow key', async ({ page }) => {
  await page.goto('/');
  await comeNear(page, 'faq');
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

test('a question opens and closes on click', async ({ page }) => {
  await page.goto('/');
  await comeNear(page, 'faq');
  const answer = page.getByText('Most personal-injury lawyers work for a contingency fee.');
  await expect(answer).toBeHidden();
  await page.getByText('How is a lawyer paid?').click();
  await expect(answer).toBeVisible();
  await page.getByText('How is a lawyer paid?').click();
  await expect(answer).toBeHidden();
});

test('a link to a question opens its tab and its answer', async ({ page }) => {
  await page.goto('/#how-soon-will-i-hear-from-someone');
  await expect(page.getByText('If you have heard nothing after a day')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'FAQ', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});
