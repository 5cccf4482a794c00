import { expect, intakeAddress, test } from '../support/fixtures';

test('the intake page tells no other page its address, also where the host sends no header', async ({
  page,
}) => {
  await page.goto(intakeAddress);
  const asked = page.waitForRequest('**/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  expect(await (await asked).headerValue('referer')).toBeNull();
});
