import { expect, test } from '../support/fixtures';
import { everyFigure } from '../support/routes';

test('the table of contents links to sections, and folds on small screens', async ({ page }) => {
  await page.goto('/blogs/page1/9');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const last = contents.getByRole('link', { name: 'What to do now' });
  await last.click();
  await expect(page).toHaveURL('/blogs/page1/9#what-to-do-now');
  await expect(page.getByRole('heading', { name: 'What to do now' })).toBeInViewport();
  await page.setViewportSize({ width: 360, height: 700 });
  await expect(last).toBeHidden();
  await contents.getByText('On this page').filter({ visible: true }).click();
  await last.click();
  await expect(page.getByRole('heading', { name: 'What to do now' })).toBeInViewport();
});

test('the card below an article opens the intake with its accident type, without scripts', async ({
  page,
}) => {
  await page.goto('/blogs/page2/11');
  const card = page.getByRole('region', { name: 'Talk to a lawyer about it' });
  await expect(card.locator('a[href^="tel:"]')).toBeVisible();
  await card.getByLabel('Zip code of the accident').fill('9021');
  await card.getByRole('button', { name: 'Find Lawyer' }).click();
  await expect(page).toHaveURL('/blogs/page2/11');
  await card.getByLabel('Zip code of the accident').fill('90210');
  await card.getByRole('button', { name: 'Find Lawyer' }).click();
  await expect(page).toHaveURL('/formInput?accidentId=Auto+Accident&zipCode=90210');
});

test('a citation links to its note and back', async ({ page }) => {
  await page.goto('/blogs/page1/9');
  const citation = page.locator('sup a').first();
  await citation.click();
  await expect(page).toHaveURL(/#fn-/);
  await page
    .getByRole('link', { name: /^Back to reference 1/ })
    .first()
    .click();
  await expect(citation).toBeInViewport();
});

test('lines have at most 75 characters', async ({ page }) => {
  await page.goto('/blogs/page1/9');
  const paragraph = page
    .getByRole('article')
    .getByRole('paragraph')
    .filter({ hasText: /.{300}/ })
    .first();
  const characters = await paragraph.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = new Set([...range.getClientRects()].map((rect) => Math.round(rect.top))).size;
    return (element.textContent?.length ?? 0) / lines;
  });
  expect(characters).toBeLessThanOrEqual(75);
});

test('only the article and its sources are printed', async ({ page }) => {
  await page.goto('/blogs/page1/9');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByText(/^.+: https?:.+\/blogs\/page1\/9$/)).toBeVisible();
  await expect(page.getByText(/Last updated/)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Sources/ })).toBeVisible();
  for (const hidden of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('navigation', { name: 'Article pages' }),
    page.getByRole('region', { name: 'Read next' }),
  ]) {
    await expect(hidden).toBeHidden();
  }
});

test('find-in-page finds the text of every kind of figure', async ({ page }) => {
  for (const route of everyFigure) {
    await page.goto(route);
    expect(await page.locator('main figure').count(), route).toBeGreaterThanOrEqual(3);
    const lost = await page.evaluate(() => {
      const search = (window as unknown as { find: (text: string) => boolean }).find;
      const isFound = (text: string) => {
        getSelection()?.removeAllRanges();
        return search(text);
      };
      const lost: string[] = [];
      for (const figure of document.querySelectorAll('main figure')) {
        const nodes = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
        while (nodes.nextNode()) {
          const text = nodes.currentNode.nodeValue?.trim();
          const isShown = nodes.currentNode.parentElement?.checkVisibility();
          if (text && isShown && !isFound(text)) lost.push(text);
        }
      }
      return lost;
    });
    expect(lost, route).toEqual([]);
  }
});

test('a figure adapts to translated text', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto('/blogs/page1/1');
  const figure = page.locator('figure').filter({ has: page.getByRole('table') });
  await figure.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) texts.currentNode.nodeValue = 'x';
  });
  await expect(figure).toHaveText(/^[x\s]+$/);
});

test('a wide table is blocks on phones and a table for screen readers', async ({ page }) => {
  await page.goto('/blogs/page1/9');
  const table = page.getByRole('table', { name: 'Where does the law limit the fee?' });
  const row = page.getByRole('row', { name: /^New Jersey/ });
  const label = row.getByText('Limit on the fee');
  await expect(label).toBeHidden();
  await page.setViewportSize({ width: 320, height: 900 });
  await expect(label).toBeVisible();
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await expect(row.getByRole('rowheader')).toHaveText('New Jersey');
  await expect(row.getByRole('cell')).toHaveAccessibleName(/^33/);
});
