import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './fixtures';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const source = readFileSync(
  join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'),
  'utf8',
);

const views = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 1280 },
] as const;

const rules: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {
    // Off by default in axe: target size of WCAG 2.2, contrast of AAA, and labels in names.
    'target-size': { enabled: true },
    'color-contrast-enhanced': { enabled: true },
    'label-content-name-mismatch': { enabled: true },
  },
  // Listing every passed element would take minutes on long pages.
  resultTypes: ['violations'],
};

export async function violationsOn(page: Page, parts: string) {
  // axe is large, so inject it once. Test scripts bypass the policy.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { passed, violations } = await page.evaluate(
    async ([selector, options]) => {
      const found = await window.axe.run(selector, options);
      return {
        passed: found.passes.length,
        violations: found.violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
        ),
      };
    },
    [parts, rules] as const,
  );
  expect(passed).toBeGreaterThan(5);
  return violations;
}

export async function expectAccessible(page: Page, parts = 'html') {
  for (const { colorScheme, width } of views) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    // At the end of the page, where the sticky bar covers nothing.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const place = `${colorScheme}, ${width} px`;
    expect.soft(await violationsOn(page, parts), place).toEqual([]);
  }
}
