import type { CheerioAPI } from 'cheerio/slim';
import { PurgeCSS } from 'purgecss';
import { memoize } from '../../lib/memoize';

/** Inlines the used styles. Next's `experimental.inlineCss` would repeat them in its data. */
export async function inlineStyles(
  $: CheerioAPI,
  readStyle: (address: string) => string,
  scripts: string,
): Promise<void> {
  const sheets = $('link[rel="stylesheet"]');
  if (sheets.length === 0)
    throw new Error('The page has no style sheet: update scripts/export/styles.ts.');
  const css = sheets
    .toArray()
    .map((sheet) => readStyle(sheet.attribs['href'] ?? ''))
    .join('');
  const names = $('*')
    .toArray()
    .flatMap((one) =>
      one.type === 'tag' ? [one.name, ...(one.attribs['class']?.split(/\s+/) ?? [])] : [],
    );
  const inline = $('script:not([type$="json"])').text();
  const words = new Set([...names, ...wordsIn(inline), ...wordsIn(scripts)]);
  sheets.first().before(`<style>${await purging(css)([...words].sort().join(' '))}</style>`);
  sheets.remove();
}

/** Words in scripts that may be element or class names. */
const wordsIn = memoize((text: string) => [
  ...(text.match(/[^\s"'`]+/g) ?? []),
  ...(text.match(/[\w-]+/g) ?? []),
]);

/** Removes rules that need other words; once for pages of a kind. */
const purging = memoize((css: string) => memoize((words: string) => purge(css, words.split(' '))));

async function purge(css: string, words: string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: () => [...words, ...attributesIn(css)],
    variables: true,
    keyframes: true,
  });
  if (!result) throw new Error('PurgeCSS returned no style sheet.');
  // PurgeCSS leaves @property rules of unused variables.
  return result.css.replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name) =>
    result.css.split(name).length > 2 ? rule : '',
  );
}

/** Attributes and values in selectors, which browsers and visitors can change. */
const attributesIn = (css: string) =>
  [...css.matchAll(/\[([\w-]+)(?:[~|^$*]?=["']?([^"'\]]*))?/g)].flatMap(([, name = '', value]) =>
    value === undefined ? [name] : [name, value.replaceAll('\\', '')],
  );
