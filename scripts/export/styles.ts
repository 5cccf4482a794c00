import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio/slim';
import { PurgeCSS } from 'purgecss';
import { memoize } from '../../lib/memoize';
import { shortenClasses, shrinkStyles } from './shrink-styles';

/**
 * Puts the page's style sheets into it, so that it shows after one request: LCP of an article 180 ms earlier.
 * Next's own `experimental.inlineCss` repeats them in its data: 22 kB (gzip) more on every page.
 */
export async function inlineStyles(
  $: CheerioAPI,
  readStyle: (address: string) => string,
  scripts: string,
): Promise<void> {
  const sheets = $('link[rel="stylesheet"]');
  if (sheets.length === 0) throw new Error('The page has no style sheet: adapt this step.');
  const css = sheets
    .toArray()
    .map((sheet) => readStyle(sheet.attribs['href'] ?? ''))
    .join('');
  const used = await usedStyles($, css, scripts);
  const short = shortenClasses($, used, [...wordsIn(inlineScripts($)), ...wordsIn(scripts)]);
  sheets.first().before(`<style>${short}</style>`);
  sheets.remove();
}

const inlineScripts = ($: CheerioAPI) => $('script:not([type$="json"])').text();

const known = new Map<string, Promise<string>>();

/**
 * Leaves out the rules that match nothing in the page, nor what a script that it may load could add:
 * 3 to 5 kB (gzip) less a page. Most pages of one kind share one result. A selector of pseudo-classes alone
 * counts as unused, and one with :is() as soon as one of its choices is; e2e/visitor/every-page.spec.ts finds those.
 */
function usedStyles($: CheerioAPI, css: string, scripts: string): Promise<string> {
  const names = namesIn($);
  const inline = inlineScripts($);
  const key = createHash('sha256')
    .update([css, scripts, inline, ...names].join(' '))
    .digest('hex');
  const words = () => [...names, ...wordsIn(inline), ...wordsIn(scripts), ...attributesIn(css)];
  const styles =
    known.get(key) ?? purge(css, words()).then((used) => shrinkStyles(used, scripts + inline));
  known.set(key, styles);
  return styles;
}

/** The names of the page's elements and classes. */
function namesIn($: CheerioAPI): string[] {
  const names = $('*')
    .toArray()
    .flatMap((one) =>
      one.type === 'tag' ? [one.name, ...(one.attribs['class']?.split(/\s+/) ?? [])] : [],
    );
  return [...new Set(names)].sort();
}

/** Whatever may be the name of an element or a class in a script. */
const wordsIn = memoize((text: string) => {
  const words = [...(text.match(/[^\s"'`]+/g) ?? []), ...(text.match(/[\w-]+/g) ?? [])];
  return [...new Set(words)];
});

/** The attributes that selectors name, and their values: browsers and visitors change these as well. */
const attributesIn = memoize((css: string) =>
  [...css.matchAll(/\[([\w-]+)(?:[~|^$*]?=["']?([^"'\]]*))?/g)].flatMap(([, name = '', value]) =>
    value === undefined ? [name] : [name, value.replaceAll('\\', '')],
  ),
);

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
