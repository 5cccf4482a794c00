import { expect, test } from '../support/fixtures';

test('the contact page says that it is a demonstration, promises a reply, and lays its form out in columns', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(page.getByText('Demonstration. No mail account is set up')).toBeVisible();
  await expect(page.getByText('We reply in under 24 hours.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'desk@fixture.example' })).toBeVisible();
  const message = await page.getByLabel('Message').boundingBox();
  expect(message?.height).toBe(150);
  const label = await page.getByText('Message', { exact: true }).boundingBox();
  expect(label?.x).toBeLessThan(message?.x ?? 0);
});
