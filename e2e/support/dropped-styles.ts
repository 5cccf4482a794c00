import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const folder = 'out/_next/static/chunks';
const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
const full = sheets.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');

/** Selectors of the full style sheet that match the page but are missing from its own styles. */
export function droppedStyles(page: Page): Promise<string[]> {
  return page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    const own = new Set(
      [...document.styleSheets, ...document.adoptedStyleSheets].flatMap(selectorsIn),
    );
    return selectorsIn(sheet).filter((selector) => {
      const element = selector
        .replace(/::[\w-]+(\([^)]*\))?/g, '')
        .replace(/:(hover|focus|active|focus-visible|target|open)\b/g, '');
      return !own.has(selector) && element.trim() && document.querySelector(element);
    });

    function selectorsIn({ cssRules }: { cssRules: CSSRuleList }): string[] {
      return [...cssRules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return selectorsOf(rule.selectorText);
        return rule instanceof CSSGroupingRule ? selectorsIn(rule) : [];
      });
    }

    function selectorsOf(list: string): string[] {
      const selectors: string[] = [];
      let part = '';
      for (const piece of list.split(',')) {
        part = part ? `${part},${piece}` : piece.trim();
        // Commas within parentheses belong to one selector.
        if (part.split('(').length !== part.split(')').length) continue;
        selectors.push(part);
        part = '';
      }
      return selectors;
    }
  }, full);
}
