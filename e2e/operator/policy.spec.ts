import { expect, test } from '../support/fixtures';

test('a script that somebody injects does not run', async ({ page, errors }) => {
  errors.expect(/Content Security Policy/);
  await page.route('**/formInput', async (answer) => {
    const response = await answer.fetch();
    const injected =
      '<script>window.injected = true</script><img src="/logo.svg" alt="" onload="injected = true">';
    const html = await response.text();
    await answer.fulfill({ response, body: html.replace('<main', `${injected}<main`) });
  });
  const violation = page.waitForEvent('console', (message) => /inline script/.test(message.text()));
  await page.goto('/formInput');
  await violation;
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});

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
