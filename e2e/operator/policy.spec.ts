import { expect, test } from '../support/fixtures';

test('a script in a picture does not run when the picture is opened by its own address', async ({
  page,
  errors,
}) => {
  errors.expect(/Blocked script execution/);
  await page.route('**/images/hero.svg', async (answer) => {
    const response = await answer.fetch();
    const injected = '<script>document.documentElement.id = "injected"</script></svg>';
    await answer.fulfill({ response, body: (await response.text()).replace('</svg>', injected) });
  });
  await page.goto('/images/hero.svg');
  await expect(page.locator('svg > script')).toBeAttached();
  await expect(page.locator('#injected')).not.toBeAttached();
});
