import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio/slim';
import { PurgeCSS } from 'purgecss';

const kept = new Map<string, Promise<string>>();

/**
 * Leaves the rules out of a style sheet that match nothing in a page, nor what the scripts that it may
 * load could add to it: 3 to 8 kB of the 30 to 40. Most pages of one kind share one result. A selector
 * of pseudo-classes alone is taken for unused, and one with :is() as soon as one of its choices is.
 */
export function usedStyles($: CheerioAPI, css: string, scripts: string): Promise<string> {
  const words = wordsIn($.html(), scripts);
  const key = createHash('sha256')
    .update([css, ...words].join(' '))
    .digest('hex');
  const styles = kept.get(key) ?? purge(css, words);
  kept.set(key, styles);
  return styles;
}

/** Whatever may be the name of an element, a class or an attribute. */
function wordsIn(...texts: string[]): string[] {
  const words = texts.flatMap((text) => [
    ...(text.match(/[^\s"'`]+/g) ?? []),
    ...(text.match(/[\w-]+/g) ?? []),
  ]);
  return [...new Set(words)].sort();
}

async function purge(css: string, words: string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: () => words,
    variables: true,
    keyframes: true,
  });
  if (!result) throw new Error('PurgeCSS returned no style sheet.');
  // It leaves the declarations of variables that no rule uses any more.
  return result.css.replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name) =>
    result.css.split(name).length > 2 ? rule : '',
  );
}
