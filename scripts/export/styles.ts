import type { CheerioAPI } from 'cheerio/slim';
import {
  Features,
  type Selector,
  type SelectorComponent,
  transform,
  type Visitor,
} from 'lightningcss';
import { memoize } from '../../lib/memoize';

/**
 * Inlines the style sheets' rules that the page or its inline scripts use, with short class names.
 * Returns the whole sheet. Next's `experimental.inlineCss` would repeat it in its data.
 */
export function inlineStyles(
  $: CheerioAPI,
  readStyle: (address: string) => string,
  scripts: string,
): string {
  const sheets = $('link[rel="stylesheet"]').toArray();
  if (sheets.length === 0)
    throw new Error('The page has no style sheet: update scripts/export/styles.ts.');
  const full = sheets.map((sheet) => readStyle(sheet.attribs['href'] ?? '')).join('');
  const tags = $('*')
    .toArray()
    .filter((one) => 'attribs' in one);
  const classesOf = (tag: (typeof tags)[number]) => tag.attribs['class']?.split(/\s+/) ?? [];
  const code = [$('script:not([type$="json"])').text(), ...(scripts.match(readByIslands) ?? [])];
  const places = new Map<string, string>();
  for (const [index, tag] of tags.entries())
    for (const name of classesOf(tag)) places.set(name, `${places.get(name) ?? ''} ${index}`);
  const used = new Set(tags.map(({ name }) => name));
  const { css, shortNames } = usedStyles(full, code.join(' '), used, places);
  for (const tag of tags) {
    const short = classesOf(tag).flatMap((name) => {
      return shortNames.get(name) ?? (code.includes(name) ? name : []);
    });
    delete tag.attribs['class'];
    // First, where compression finds it again.
    if (short.length > 0) tag.attribs = { class: [...new Set(short)].join(' '), ...tag.attribs };
  }
  $(sheets).first().before(`<style>${css}</style>`);
  $(sheets).remove();
  return full;
}

/** The rules that scripts may need for what they render, under their own names. */
export const stylesOfScripts = memoize((full: string) =>
  memoize((code: string) => {
    const { css } = usedStyles(full, code);
    // Fonts are the page's, and a second declaration would load them anew.
    return css.replace(/@font-face\{[^}]*\}/g, '');
  }),
);

// Styles of islands look for these names on elements that the page has.
const readByIslands = /\b(group|peer|animate-)[\w/-]*/g;
const isReadByIslands = (name: string) => /^(group|peer|animate-)/.test(name);

/**
 * The part of a style sheet that scripts, tags and classes use; every-page.spec.ts catches mistakes.
 * Classes that have the same places in the page get one short name.
 */
function usedStyles(
  full: string,
  code: string,
  tags = new Set<string>(),
  places = new Map<string, string>(),
) {
  const css = withFirstValues(selectedOf(full)(code)([...tags, ...places.keys()].sort().join(' ')));
  const shortNames = new Map<string, string>();
  const shortOf = memoize((_places: string) => nameAt(count++));
  let count = 0;
  const shorten = (name: string) => {
    // Another name that the islands' later sheet has too would override the page's rules.
    const own = isReadByIslands(name) ? undefined : places.get(name);
    // The page may exclude a class that it lacks.
    shortNames.set(name, own ? shortOf(own) : name);
    return shortNames.get(name) ?? '';
  };
  const visitor: Visitor<never> = {};
  visitor.Selector = (selector) => withClasses(selector, shorten);
  const declared = css.match(/--[\w-]+(?=[:{])|(?<=@keyframes )[\w-]+/g) ?? [];
  const isRead = (name: string) =>
    code.includes(name) || new RegExp(`(?<!@keyframes |[\\w-])${name}(?![\\w:{-])`).test(css);
  const unusedSymbols = [...new Set(declared)].filter((name) => !isRead(name));
  return { css: minify(css, { unusedSymbols, visitor }), shortNames };
}

/** Gives Tailwind's variables that no rule sets their first value, for shorter rules. */
function withFirstValues(css: string): string {
  const declared = css.matchAll(/@property (--[\w-]+)\{[^}]*initial-value:([^}]*)\}/g);
  return [...declared].reduce((left, [, name = '', value = '']) => {
    const isSet = new RegExp(`[{;]${name}:`).test(css);
    return isSet ? left : left.replaceAll(`var(${name})`, value);
  }, css);
}

// Pages of a kind have the same names.
const selectedOf = memoize((full: string) =>
  memoize((code: string) =>
    memoize((names: string) => {
      const used = new Set([...names.split(' '), ...wordsIn(code)]);
      const visitor: Visitor<never> = {};
      visitor.Selector = (selector) => (canMatch(selector, used) ? selector : []);
      // Fallbacks of @property for browsers without it.
      visitor.Rule = {
        'layer-block': ({ value }) => (value.name?.[0] === 'properties' ? [] : undefined),
      };
      return minify(full, { visitor });
    }),
  ),
);

function minify(css: string, own: { visitor?: Visitor<never>; unusedSymbols?: string[] }): string {
  const options = {
    filename: 'page.css',
    minify: true,
    // Tailwind's oldest browser. The sheet already has prefixes, and media queries that older ones read.
    targets: { safari: (16 << 16) | (4 << 8) },
    include: Features.MediaQueries,
    exclude: Features.VendorPrefixes | Features.LightDark,
  };
  return transform({ ...options, ...own, code: Buffer.from(css) }).code.toString();
}

/** Words in scripts that may be element or class names. */
const wordsIn = memoize(
  (text: string) =>
    new Set([...(text.match(/[^\s"'`]+/g) ?? []), ...(text.match(/[\w-]+/g) ?? [])]),
);

function canMatch(selector: Selector, used: Set<string>): boolean {
  return selector.every((part) => {
    if (part.type === 'class' || part.type === 'type') return used.has(part.name);
    if (part.type !== 'pseudo-class') return true;
    const isAlternative = part.kind === 'is' || part.kind === 'where' || part.kind === 'has';
    return isAlternative ? part.selectors.some((one) => canMatch(one, used)) : part.kind !== 'host';
  });
}

function withClasses(selector: Selector, rename: (name: string) => string): Selector {
  return selector.map((part) => {
    if (part.type === 'class') return { ...part, name: rename(part.name) };
    if (!('selectors' in part && part.selectors)) return part;
    const selectors = (part.selectors as Selector[]).map((one) => withClasses(one, rename));
    return { ...part, selectors } as SelectorComponent;
  });
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** a, b, … z, aa, ab, … */
function nameAt(index: number): string {
  const last = letters[index % letters.length] ?? '';
  return index < letters.length ? last : nameAt(Math.floor(index / letters.length) - 1) + last;
}
