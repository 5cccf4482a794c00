import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio/slim';
import { parse } from 'postcss';

const kept = new Map<string, string>();

/**
 * Leaves the rules out of a style sheet that name a class which neither a page has nor the scripts that
 * it may load. Most pages of one kind have the same classes, so they share one result.
 */
export function usedStyles($: CheerioAPI, css: string, scripts: string): string {
  const inPage = $('[class]')
    .toArray()
    .map((element) => element.attribs.class ?? '');
  const words = new Set([...inPage, scripts].flatMap((text) => text.split(/[\s"'`]+/)));
  const key = createHash('sha256')
    .update([css, ...[...words].sort()].join(' '))
    .digest('hex');
  const styles = kept.get(key) ?? withoutUnused(css, words);
  kept.set(key, styles);
  return styles;
}

function withoutUnused(css: string, words: ReadonlySet<string>): string {
  const sheet = parse(css);
  sheet.walkRules((rule) => {
    const used = rule.selectors.filter((selector) =>
      classesIn(selector).every((name) => words.has(name)),
    );
    // The names of an animation's steps are no selectors.
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes')
      return;
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return sheet.toString();
}

/** The classes without which a selector matches nothing; those within :not() or :is() may be missing. */
function classesIn(selector: string): string[] {
  const needed = selector.replace(/:(?:not|is|where|has)\([^)]*\)/g, '');
  return [...needed.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) =>
    name.replace(/\\(.)/g, '$1'),
  );
}
