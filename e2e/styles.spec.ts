import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ChildNode, parse } from 'postcss';
import { expect, test } from './fixtures';
import { allRoutes } from './routes';

// Of Tailwind's base: nothing here needs them.
const unneeded = [/^:-moz-/, /^\[hidden\]:where/, /^:host/];

const folder = 'out/_next/static/chunks';
const sheets = readdirSync(folder)
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join(folder, name), 'utf8'));
const all = selectorsIn(sheets.join('\n'));

test('no page lacks a style that it would have from the whole style sheet', async ({
  page,
  errors,
}) => {
  errors.expect(/status of 404/);
  for (const route of allRoutes) {
    await page.goto(route);
    const styles = await page.locator('head style').allTextContents();
    const kept = selectorsIn(styles.join('\n'));
    const dropped = [...all].filter(
      (selector) => !kept.has(selector) && !unneeded.some((pattern) => pattern.test(selector)),
    );
    const missing = await page.evaluate(
      (selectors) =>
        selectors.filter((selector) => {
          const element = selector
            .replace(/::[\w-]+(\([^)]*\))?/g, '')
            .replace(/:(hover|focus|active|focus-visible|target|open)\b/g, '');
          return element.trim() && document.querySelector(element);
        }),
      dropped,
    );
    expect(missing, route).toEqual([]);
  }
});

function selectorsIn(css: string): Set<string> {
  const found = new Set<string>();
  parse(css).walkRules((rule) => {
    if (!isKeyframes(rule.parent)) for (const selector of rule.selectors) found.add(selector);
  });
  return found;
}

function isKeyframes(node: ChildNode['parent']): boolean {
  return node?.type === 'atrule' && 'name' in node && node.name === 'keyframes';
}
