import { expect, test } from '../support/fixtures';

test('the table of contents links to sections, and folds on small screens', async ({ page }) => {
  await page.goto('/blogs/page1/9');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const sources = contents.getByRole('link', { name: 'Sources' });
  await sources.click();
  await expect(page).toHaveURL('/blogs/page1/9#footnote-label');
  await expect(page.getByRole('heading', { name: /^Sources/ })).toBeInViewport();
  await page.setViewportSize({ width: 360, height: 700 });
  await expect(contents.getByRole('link', { name: 'What to do now' })).toBeVisible();
  await expect(sources).toBeHidden();
  await contents.getByText('More sections').click();
  await sources.click();
  await expect(page.getByRole('heading', { name: /^Sources/ })).toBeInViewport();
});

test('contents that are higher than the screen end with a whole line, wherever they are scrolled to', async ({
  page,
}) => {
  const cutLines = () =>
    page.locator('nav div:has(> ol)').evaluate((list) => {
      const { top, bottom } = list.getBoundingClientRect();
      const lines = [...list.querySelectorAll('a')].flatMap((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return [...range.getClientRects()];
      });
      const middles = lines.map((line) => [line.top + 2, line.bottom - 2] as const);
      return {
        scrolls: list.scrollHeight > list.clientHeight,
        cut: middles.filter(([from, to]) => [top, bottom].some((edge) => from < edge && edge < to)),
      };
    });
  await page.setViewportSize({ width: 1280, height: 560 });
  await page.goto('/blogs/page2/11');
  await expect.poll(cutLines).toEqual({ scrolls: true, cut: [] });
  await page.locator('nav div:has(> ol)').evaluate((list) => list.scrollBy(0, 47));
  await expect.poll(cutLines).toEqual({ scrolls: true, cut: [] });
});

test('the card below an article opens the intake with its accident type, without scripts', async ({
  page,
}) => {
  await page.goto('/blogs/page2/11');
  const card = page.getByRole('region', { name: 'Talk to a lawyer about it' });
  await expect(card.locator('a[href^="tel:"]')).toBeVisible();
  await card.getByLabel('Zip code of the accident').fill('90210');
  await card.getByRole('button', { name: 'Find Lawyer' }).click();
  await expect(page).toHaveURL('/formInput?accidentId=Auto+Accident&zipCode=90210');
});

test('a reference opens the folded sources of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto('/blogs/page1/9');
  const source = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Back to reference 1', exact: true }) });
  await expect(source).toBeHidden();
  await page.locator('sup a').first().click();
  await expect(source).toBeInViewport();
});

test('the address is copied, or the page printed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.print = () => (document.title = 'printed');
  });
  // What somebody chose is not passed on.
  await page.goto('/deadlines/texas#what=death&death=2026-11-01');
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.locator('#share').getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/deadlines\/texas$/);
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page).toHaveTitle('printed');
});

test('a wide table becomes blocks on phones', async ({ page }) => {
  await page.goto('/blogs/page1/9');
  const cell = page.locator('td').first();
  const label = cell.locator('[aria-hidden]');
  await expect(cell).toHaveCSS('display', 'table-cell');
  await expect(label).toBeHidden();
  await page.setViewportSize({ width: 360, height: 700 });
  await expect(cell).toHaveCSS('display', 'block');
  await expect(label).toBeVisible();
});

test('only the article and its sources are printed, black on white', async ({ page }) => {
  // Paper is narrower than most windows.
  await page.setViewportSize({ width: 700, height: 900 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/blogs/page1/9');
  for (const part of ['body', 'article li', 'article h2'])
    await expect(page.locator(part).first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByText(/^.+, .+\. https?:.+\/blogs\/page1\/9$/)).toBeVisible();
  await expect(page.getByText(/Last updated/)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Sources/ })).toBeVisible();
  await expect(page.locator('[data-footnotes] li').first()).toBeVisible();
  await expect(page.locator('article h2[id]').last()).toHaveCSS('font-size', '26px');
  await expect(page.locator('#what-to-do-now ~ ul')).toHaveCSS('list-style-type', 'disc');
  const controls =
    'body > header, footer, nav, button, input, select, summary:not(:has(h2)), #share, #start, li img';
  for (const route of ['/blogs/page1/9', '/deadlines/texas', '/about', '/keep']) {
    await page.goto(route);
    await expect(page.locator(controls).filter({ visible: true })).toHaveCount(0);
  }
  // Rows to write in.
  const rows = page.locator('tbody tr').filter({ visible: true });
  await expect(rows).toHaveCount(2);
  expect((await rows.last().boundingBox())?.height).toBeGreaterThan(38);
});
