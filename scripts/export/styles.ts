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
  const names = new Set(tags.flatMap((tag) => [tag.name, ...classesOf(tag)]));
  const code = [$('script:not([type$="json"])').text(), ...(scripts.match(readByIslands) ?? [])];
  // Pages of a kind share their styles.
  const { css, shortNames } = stylesOf(full)(code.join(' '))([...names].sort().join(' '));
  for (const tag of tags) {
    const short = classesOf(tag).flatMap((name) => {
      return shortNames.get(name) ?? (code.includes(name) ? name : []);
    });
    if (short.length > 0) tag.attribs['class'] = short.join(' ');
    else delete tag.attribs['class'];
  }
  $(sheets).first().before(`<style>${css}</style>`);
  $(sheets).remove();
  return full;
}

/** The rules that scripts may need for what they render, under their own names. */
export const stylesOfScripts = memoize((full: string) =>
  memoize((code: string) => {
    const { css } = usedStyles(full, code, '');
    // Fonts are the page's, and a second declaration would load them anew.
    return css.replace(/@font-face\{[^}]*\}/g, '');
  }),
);

const stylesOf = memoize((css: string) =>
  memoize((code: string) => memoize((names: string) => usedStyles(css, code, names))),
);

// Styles of islands look for these names on elements that the page has.
const readByIslands = /\b(group|animate-)[\w/-]*/g;

/** The used part of a style sheet; every-page.spec.ts catches mistakes. */
function usedStyles(full: string, code: string, names: string) {
  const inScripts = wordsIn(code);
  const ofPage = new Set(names.split(' '));
  const used = new Set([...ofPage, ...inScripts]);
  const shortNames = new Map<string, string>();
  const shorten = (name: string) => {
    // The page may exclude a class that it lacks.
    const short = ofPage.has(name) && !inScripts.has(name) ? nameAt(shortNames.size) : name;
    shortNames.set(name, shortNames.get(name) ?? short);
    return shortNames.get(name) ?? '';
  };
  const visitor: Visitor<never> = {};
  visitor.Selector = (selector) => (canMatch(selector, used) ? withClasses(selector, shorten) : []);
  // Fallbacks of @property for browsers without it.
  visitor.Rule = {
    'layer-block': ({ value }) => (value.name?.[0] === 'properties' ? [] : undefined),
  };
  const css = minify(full, { visitor });
  const declared = css.match(/--[\w-]+(?=[:{])|(?<=@keyframes )[\w-]+/g) ?? [];
  const isRead = (name: string) =>
    code.includes(name) || new RegExp(`(?<!@keyframes |[\\w-])${name}(?![\\w:{-])`).test(css);
  const unusedSymbols = [...new Set(declared)].filter((name) => !isRead(name));
  return { css: minify(css, { unusedSymbols }), shortNames };
}

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

// Controls that Tailwind's reset styles and the site doesn't use.
const unusedControls = /-(date|calendar|search|inner-spin|outer-spin|selector-button)/;

/** Words in scripts that may be element or class names. */
const wordsIn = memoize(
  (text: string) =>
    new Set([...(text.match(/[^\s"'`]+/g) ?? []), ...(text.match(/[\w-]+/g) ?? [])]),
);

function canMatch(selector: Selector, used: Set<string>): boolean {
  return selector.every((part) => {
    if (part.type === 'class' || part.type === 'type') return used.has(part.name);
    if (part.type === 'pseudo-element') return !unusedControls.test(JSON.stringify(part));
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
