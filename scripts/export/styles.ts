import type { CheerioAPI } from 'cheerio/slim';
import {
  Features,
  type Selector,
  type SelectorComponent,
  transform,
  type Visitor,
} from 'lightningcss';
import { memoize } from '../../lib/memoize';

/** What a page's classes are called in the export, by their names in the code. */
export type ClassNames = ReadonlyMap<string, string>;

/**
 * Inlines the styles that the first screen needs, and loads the whole sheet where that screen ends
 * (components/layout/first-screen.tsx): what stands below waits for it, what stands above does not.
 */
export function placeStyles($: CheerioAPI, full: string, later: string, names: ClassNames): void {
  const [end] = $('[data-first-screen]').toArray();
  const code = $('script:not([type$="json"])').text();
  const used = new Set<string>();
  let isFirst = true;
  for (const tag of $('*').toArray()) {
    if (!('attribs' in tag)) continue;
    if (tag === end) isFirst = false;
    const classes = tag.attribs['class']?.split(/\s+/) ?? [];
    if (isFirst) for (const name of [tag.name, ...classes]) used.add(name);
    delete tag.attribs['class'];
    const short = new Set(classes.flatMap((name) => names.get(name) ?? []));
    // First, where compression finds it again.
    if (short.size > 0) tag.attribs = { class: [...short].join(' '), ...tag.attribs };
  }
  const css = firstStyles(full)(names)(code)([...used].sort().join(' '));
  $('link[rel="stylesheet"]').first().before(`<style>${css}</style>`);
  $('link[rel="stylesheet"]').remove();
  $(end ?? 'title').after(`<link rel="stylesheet" href="${later}"/>`);
  $('[data-first-screen]').remove();
}

/** Short names for the classes that pages have. Those that always stand together share one. */
export function nameClasses(full: string, pages: Iterable<string>): ClassNames {
  const lists = new Set<string>();
  for (const html of pages)
    for (const [list] of html.matchAll(/(?<= class=")[^"]*/g)) lists.add(list);
  const places = new Map<string, string>();
  for (const [index, list] of [...lists].entries())
    for (const name of list.split(/\s+/)) places.set(name, `${places.get(name) ?? ''} ${index}`);
  let count = 0;
  const shortOf = memoize((_places: string) => nameAt(count++));
  const names = new Map<string, string>();
  const visitor: Visitor<never> = {};
  visitor.Selector = (selector) =>
    withClasses(selector, (name) => {
      // What interactive parts render looks for these on elements that the page has.
      const place = /^(group|peer|animate-)/.test(name) ? undefined : places.get(name);
      names.set(name, place ? shortOf(place) : name);
      return name;
    });
  minify(full, { visitor });
  return names;
}

/** The whole sheet, under the pages' names and those that scripts use for what they render. */
export function laterStyles(full: string, names: ClassNames): string {
  const visitor: Visitor<never> = {};
  visitor.Selector = (selector) => [
    selector,
    withClasses(selector, (name) => names.get(name) ?? name),
  ];
  // A second declaration would load fonts anew.
  return minify(full, { visitor }).replace(/@font-face\{[^}]*\}/g, '');
}

// Pages of a kind have the same words.
const firstStyles = memoize((full: string) =>
  memoize((names: ClassNames) =>
    memoize((code: string) =>
      memoize((words: string) => {
        const used = new Set([...words.split(' '), ...wordsIn(code)]);
        const visitor: Visitor<never> = {};
        visitor.Selector = (selector) =>
          canMatch(selector, used) ? withClasses(selector, (name) => names.get(name) ?? name) : [];
        visitor.Rule = {
          // Fallbacks of @property for browsers without it.
          'layer-block': ({ value }) => (value.name?.[0] === 'properties' ? [] : undefined),
          media: ({ value }) =>
            /"(print|forced-colors)"/.test(JSON.stringify(value.query)) ? [] : undefined,
        };
        return withoutUnused(minify(full, { visitor }), code);
      }),
    ),
  ),
);

function withoutUnused(css: string, code: string): string {
  const declared = css.match(/--[\w-]+(?=[:{])|(?<=@keyframes )[\w-]+/g) ?? [];
  const isRead = (name: string) =>
    code.includes(name) || new RegExp(`(?<!@keyframes |[\\w-])${name}(?![\\w:{-])`).test(css);
  return minify(css, { unusedSymbols: [...new Set(declared)].filter((name) => !isRead(name)) });
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

/** Words in scripts that may be element or class names. */
const wordsIn = memoize(
  (text: string) =>
    new Set([...(text.match(/[^\s"'`]+/g) ?? []), ...(text.match(/[\w-]+/g) ?? [])]),
);

const touched = new Set(['host', 'hover', 'active', 'focus', 'focus-visible', 'open']);

/** Whether it may match in the first screen before anything is touched. */
function canMatch(selector: Selector, used: Set<string>): boolean {
  return selector.every((part) => {
    if (part.type === 'class') return used.has(part.name) && !part.name.startsWith('transition');
    if (part.type === 'type') return used.has(part.name);
    if (part.type !== 'pseudo-class') return true;
    const isAlternative = part.kind === 'is' || part.kind === 'where' || part.kind === 'has';
    if (isAlternative) return part.selectors.some((one) => canMatch(one, used));
    return !touched.has(part.kind);
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
