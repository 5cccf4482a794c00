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

/** How a page is looked at. */
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
    // Off by default in axe, and wanted here: the targets of WCAG 2.2, and the contrast of AAA.
    'target-size': { enabled: true },
    'color-contrast-enhanced': { enabled: true },
  },
};

/** All that the dark appearance can change: it has the same elements with other colors. */
const colorRules: axe.RunOptions = {
  // The rule of AAA passes over what fails the one of AA.
  runOnly: { type: 'rule', values: ['color-contrast', 'color-contrast-enhanced'] },
};

/** Runs axe with the rules of WCAG 2.2 AA and the contrast of AAA on parts of a page, and returns what it found. */
export async function violationsOn(page: Page, parts = 'html', options = rules) {
  // Into this page only once, since it is half a megabyte; what a page allows does not hold for a test.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { passed, violations } = await page.evaluate(
    async ([selector, given]) => {
      // What passed is only counted: with every element in it, a long page takes minutes to report.
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

/** Checks the page, or what changed on it, as it stands: on a light phone and a dark computer, or in other views. */
export async function expectAccessible(
  page: Page,
  parts?: string,
  seen: readonly View[] = views.slice(0, 2),
) {
  for (const { colorScheme, width } of seen) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    // At the end, where the bar of phones is in its own place: wherever else it stands, a scroll moves it.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const options = colorScheme === 'light' || seen.length === 1 ? rules : colorRules;
    expect
      .soft(await violationsOn(page, parts, options), `${colorScheme}, ${width} px`)
      .toEqual([]);
  }
}
