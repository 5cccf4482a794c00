import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio/slim';
import { PurgeCSS } from 'purgecss';
import { memoize } from '../../lib/memoize';
import { shortenClasses, shrinkStyles } from './shrink-styles';

/** Inlines style sheets. Next's `experimental.inlineCss` would repeat them in its data. */
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
  const used = await usedStyles($, css, scripts);
  const short = shortenClasses($, used, [...wordsIn(inlineScripts($)), ...wordsIn(scripts)]);
  sheets.first().before(`<style>${short}</style>`);
  sheets.remove();
}

const inlineScripts = ($: CheerioAPI) => $('script:not([type$="json"])').text();

const known = new Map<string, Promise<string>>();

/** Removes rules unused by the page and its scripts. every-page.spec.ts catches mistakes. */
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

function namesIn($: CheerioAPI): string[] {
  const names = $('*')
    .toArray()
    .flatMap((one) =>
      one.type === 'tag' ? [one.name, ...(one.attribs['class']?.split(/\s+/) ?? [])] : [],
    );
  return [...new Set(names)].sort();
}

/** Words in scripts that may be element or class names. */
const wordsIn = memoize((text: string) => {
  const words = [...(text.match(/[^\s"'`]+/g) ?? []), ...(text.match(/[\w-]+/g) ?? [])];
  return [...new Set(words)];
});

/** Attributes and values in selectors, which browsers and visitors can change. */
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
  // PurgeCSS leaves @property rules of unused variables.
  return result.css.replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name) =>
    result.css.split(name).length > 2 ? rule : '',
  );
}
