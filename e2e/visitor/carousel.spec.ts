import type { Locator, Page } from '@playwright/test';
import { expect, holdScripts, scrollToPart, test } from '../support/fixtures';

test('four random reviews are drawn without layout shift', async ({ page }) => {
  const draws = [0.9, 0.9, 0.1, 0.1];
  await page.addInitScript((values) => {
    let next = 0;
    Math.random = () => values[next++ % values.length] ?? 0;
  }, draws);
  await page.goto('/');
  const reviews = page.getByRole('region', { name: 'Review slides' });
  const height = (await reviews.boundingBox())?.height;
  await scrollToPart(page, 'reviews');
  await expect(reviews.getByRole('article')).toHaveCount(4);
  await expect(reviews.getByText('Sample Client B')).toHaveCount(0);
  await expect(reviews.getByText('Sample Client C')).toHaveCount(0);
  expect((await reviews.boundingBox())?.height).toBe(height);
});

for (const width of [360, 768, 1280]) {
  test(`the buttons move by one review and wrap around, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await scrollToPart(page, 'reviews');
    const announced = page.getByText(/^Review \d of 4:/);
    await expect(announced).toHaveCount(0);
    const expectReview = async (place: number) => {
      await expect(announced).toHaveText(new RegExp(`^Review ${place} of 4:`));
      await expect(page.getByText(`${place} / 4`)).toBeVisible();
      await expectAtStart(page, place);
    };
    for (const place of [2, 3, 4, 1, 2]) {
      await page.getByRole('link', { name: 'Next review' }).click();
      await expectReview(place);
    }
    for (const place of [1, 4, 3]) {
      await page.getByRole('link', { name: 'Previous review' }).click();
      await expectReview(place);
    }
    await page.keyboard.press('ArrowRight');
    await expectReview(4);
    await page.keyboard.press('ArrowLeft');
    await expectReview(3);
  });
}

test('with reduced motion the reviews jump', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await scrollToPart(page, 'reviews');
  const next = page.getByRole('link', { name: 'Next review' });
  const [before, soon, later] = await next.evaluate(async (link: HTMLElement) => {
    const placeAfter = async (frames: number) => {
      for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
      return document.querySelector('#reviews ul')?.getBoundingClientRect().x;
    };
    const before = await placeAfter(1);
    link.click();
    return [before, await placeAfter(3), await placeAfter(20)];
  });
  expect(soon).not.toBe(before);
  expect(soon).toBe(later);
});

test('the current review survives hydration, and arrow keys move on from it', async ({ page }) => {
  const release = await holdScripts(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const slides = page.getByRole('region', { name: 'Review slides' });
  await expect(page.getByRole('link', { name: 'Next review' })).toHaveCount(0);
  await slides.locator('[tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await expectAtStart(page, 2);
  await page.keyboard.press('ArrowRight');
  await expectAtStart(page, 3);
  release();
  await scrollToPart(page, 'reviews');
  await expect(page.getByText('3 / 4')).toBeVisible();
  await expectAtStart(page, 3);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^Review 4 of 4:/)).toBeAttached();
  await expectAtStart(page, 4);
});

async function expectAtStart(page: Page, place: number) {
  const leftOf = async (locator: Locator) => Math.round((await locator.boundingBox())?.x ?? -1);
  const left = await leftOf(page.getByRole('region', { name: 'Review slides' }));
  const review = page.getByRole('article', { name: `Review ${place} of 4` });
  await expect.poll(() => leftOf(review)).toBe(left);
}
