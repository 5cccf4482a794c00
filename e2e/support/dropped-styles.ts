import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type ChildNode, parse } from 'postcss';

// Parts of Tailwind's base that the site doesn't need.
const unneeded = [/^:-moz-/, /^\[hidden\]:where/, /^:host/];

const folder = 'out/_next/static/chunks';
const sheets = readdirSync(folder)
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join(folder, name), 'utf8'));

/** Selectors of the full style sheet that match the page but are missing from its own styles. */
export async function droppedStyles(page: Page): Promise<string[]> {
  const styles = await page.locator('head style').allTextContents();
  const kept = selectorsIn(styles.join('\n'));
  const all = selectorsIn(sheets.join('\n'));
  const dropped = [...all].filter(
    (selector) => !kept.has(selector) && !unneeded.some((pattern) => pattern.test(selector)),
  );
  return page.evaluate(
    (selectors) =>
      selectors.filter((selector) => {
        const element = selector
          .replace(/::[\w-]+(\([^)]*\))?/g, '')
          .replace(/:(hover|focus|active|focus-visible|target|open)\b/g, '');
        return element.trim() && document.querySelector(element);
      }),
    dropped,
  );
}

// Pages of a kind share their style sheet.
const known = new Map<string, Set<string>>();

function selectorsIn(css: string): Set<string> {
  const found = known.get(css) ?? new Set<string>();
  if (known.has(css)) return found;
  known.set(css, found);
  parse(css).walkRules((rule) => {
    if (!isKeyframes(rule.parent)) for (const selector of rule.selectors) found.add(selector);
  });
  return found;
}

function isKeyframes(node: ChildNode['parent']): boolean {
  return node?.type === 'atrule' && 'name' in node && node.name === 'keyframes';
}
