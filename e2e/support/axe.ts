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

export type View = { colorScheme: 'light' | 'dark'; width: 360 | 1280 };

export const views: readonly View[] = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 360 },
];

const rules: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {
    // Off by default in axe: target size of WCAG 2.2, and contrast of AAA.
    'target-size': { enabled: true },
    'color-contrast-enhanced': { enabled: true },
  },
};

/** Dark mode has the same elements with other colors. */
const colorRules: axe.RunOptions = {
  // The AAA rule skips what fails AA.
  runOnly: { type: 'rule', values: ['color-contrast', 'color-contrast-enhanced'] },
};

export async function violationsOn(page: Page, parts = 'html', options = rules) {
  // axe is large, so inject it once. Test scripts bypass the policy.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { passed, violations } = await page.evaluate(
    async ([selector, given]) => {
      // Listing every passed element would take minutes on long pages.
      const found = await window.axe.run(selector, { ...given, resultTypes: ['violations'] });
      return {
        passed: found.passes.length,
        violations: found.violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
        ),
      };
    },
    [parts, options] as const,
  );
  expect(passed).toBeGreaterThan(options === rules ? 5 : 0);
  return violations;
}

export async function expectAccessible(
  page: Page,
  parts?: string,
  seen: readonly View[] = views.slice(0, 2),
) {
  for (const { colorScheme, width } of seen) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    // At the end of the page, where the sticky bar covers nothing.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const options = colorScheme === 'light' || seen.length === 1 ? rules : colorRules;
    expect
      .soft(await violationsOn(page, parts, options), `${colorScheme}, ${width} px`)
      .toEqual([]);
  }
}
