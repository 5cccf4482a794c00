import type { CheerioAPI } from 'cheerio/slim';
import {
  Features,
  type Selector,
  type SelectorComponent,
  transform,
  type Visitor,
} from 'lightningcss';
import { memoize } from '../../lib/memoize';

/** Short names of the pages' class lists, by the text of each list. */
type ListNames = ReadonlyMap<string, string>;

export type Styles = ReturnType<typeof divideStyles>;

/** What all pages share of a style sheet. `code` is that of the scripts which pages load. */
export function divideStyles(full: string, pages: readonly string[], code: string) {
  const names = nameLists(pages);
  // Pages of a kind have the same tags, class lists and scripts.
  const first = memoize((parts: string) => firstStyles(full, names, JSON.parse(parts)));
  return { first, later: laterStyles(full, names, code), names };
}

/**
 * Inlines the styles that the first screen needs, and loads the whole sheet where that screen ends
 * (`<EndOfFirstScreen>`), from its address: what stands below waits for it, what stands above does not.
 * Each list of classes becomes one short name, of which pages carry hundreds.
 */
export function placeStyles($: CheerioAPI, { first, names }: Styles, address: string): void {
  const links = $('link[rel="stylesheet"]');
  if (links.length === 0)
    throw new Error('The page has no style sheet: update scripts/export/styles.ts.');
  const [end] = $('[data-first-screen]').toArray();
  const code = $('script:not([type$="json"])').text();
  const tags = new Set<string>();
  const lists = new Set<string>();
  let isFirst = true;
  for (const tag of $('*').toArray()) {
    if (!('attribs' in tag)) continue;
    if (tag === end) isFirst = false;
    const { class: list, ...attributes } = tag.attribs;
    if (isFirst) tags.add(tag.name);
    if (!list) continue;
    if (isFirst) lists.add(list);
    // First, where compression finds it again.
    tag.attribs = { class: names.get(list) ?? list, ...attributes };
  }
  const css = first(JSON.stringify([[...tags], [...lists], code]));
  links.first().before(`<style>${css}</style>`);
  links.remove();
  const sheet = `<link rel="stylesheet" href="${address}" fetchpriority="low"/>`;
  // Firefox 153 and WebKitGTK 2.50 show what follows before the sheet comes, unless a script waits for it.
  $(end ?? 'title').after(`${sheet}<script> </script>`);
  $('[data-first-screen]').remove();
}

/** Gives the shortest names to the class lists that stand most often in pages. */
function nameLists(pages: readonly string[]): ListNames {
  const counts = new Map<string, number>();
  for (const html of pages)
    for (const [list] of html.matchAll(/(?<= class=")[^"]+/g))
      counts.set(list, (counts.get(list) ?? 0) + 1);
  const lists = [...counts].sort(([, one], [, other]) => other - one);
  return new Map(lists.map(([list], index) => [list, nameAt(index)]));
}

/** The whole sheet, under the pages' names and those that scripts use for what they render. */
function laterStyles(full: string, names: ListNames, code: string): string {
  const namesOf = namesByClass(names.keys(), names);
  const words = wordsIn(code);
  const visitor: Visitor<never> = {};
  visitor.Selector = (selector) =>
    renamed(selector, (name) => [...(words.has(name) ? [name] : []), ...namesOf(name)]);
  // A second declaration would load fonts anew.
  return minify(full, { visitor }).replace(/@font-face\{[^}]*\}/g, '');
}

type Parts = [tags: string[], lists: string[], code: string];

function firstStyles(full: string, names: ListNames, [tags, lists, code]: Parts): string {
  const namesOf = namesByClass(lists, names);
  const used = wordsIn(code);
  for (const words of [...tags, ...lists]) for (const name of words.split(/\s+/)) used.add(name);
  const visitor: Visitor<never> = {};
  visitor.Selector = (selector) =>
    canMatch(selector, used) ? renamed(selector, (name) => namesOf(name, [name])) : [];
  visitor.Rule = {
    // Fallbacks of @property for browsers without it.
    'layer-block': ({ value }) => (value.name?.[0] === 'properties' ? [] : undefined),
    media: ({ value }) =>
      /"(print|forced-colors)"/.test(JSON.stringify(value.query)) ? [] : undefined,
  };
  return withoutUnused(minify(full, { visitor }), code);
}

type NamesOf = (name: string, otherwise?: string[]) => string[];

function namesByClass(lists: Iterable<string>, names: ListNames): NamesOf {
  const byClass = new Map<string, string[]>();
  for (const list of lists)
    for (const name of list.split(/\s+/))
      byClass.set(name, [...(byClass.get(name) ?? []), names.get(list) ?? '']);
  return (name, otherwise = []) => byClass.get(name) ?? otherwise;
}

/** One selector for each choice of names. */
function renamed(selector: Selector, namesOf: NamesOf): Selector[] {
  const choices = (part: SelectorComponent): SelectorComponent[] => {
    if (part.type === 'class') return namesOf(part.name).map((name) => ({ ...part, name }));
    if (!('selectors' in part && part.selectors)) return [part];
    const selectors = (part.selectors as Selector[]).flatMap((inner) => renamed(inner, namesOf));
    return [{ ...part, selectors } as SelectorComponent];
  };
  return selector.reduce<Selector[]>(
    (heads, part) => heads.flatMap((head) => choices(part).map((choice) => [...head, choice])),
    [[]],
  );
}

function withoutUnused(css: string, code: string): string {
  const declared = css.match(/--[\w-]+(?=[:{])|(?<=@keyframes )[\w-]+/g) ?? [];
  const isRead = (name: string) =>
    code.includes(name) || new RegExp(`(?<!@keyframes |[\\w-])${name}(?![\\w:{-])`).test(css);
  return minify(css, { unusedSymbols: [...new Set(declared)].filter((name) => !isRead(name)) });
}

function minify(css: string, more: { visitor?: Visitor<never>; unusedSymbols?: string[] }): string {
  const options = {
    filename: 'page.css',
    minify: true,
    // Tailwind's oldest browser. The sheet already has prefixes, and media queries that older ones read.
    targets: { safari: (16 << 16) | (4 << 8) },
    include: Features.MediaQueries,
    // Nor may it join pseudo-elements in :is(), which can hold none.
    exclude: Features.VendorPrefixes | Features.LightDark | Features.IsSelector,
  };
  return transform({ ...options, ...more, code: Buffer.from(css) }).code.toString();
}

/** Words in scripts that may be element or class names. */
const wordsIn = (text: string) =>
  new Set([...(text.match(/[^\s"'`]+/g) ?? []), ...(text.match(/[\w-]+/g) ?? [])]);

const pseudoClassesOfUse = new Set(['host', 'hover', 'active', 'focus', 'focus-visible', 'open']);

/** Whether it may match in the first screen before anything is touched. */
function canMatch(selector: Selector, used: Set<string>): boolean {
  return selector.every((part) => {
    if (part.type === 'class') return used.has(part.name) && !part.name.startsWith('transition');
    if (part.type === 'type') return used.has(part.name);
    if (part.type !== 'pseudo-class') return true;
    const isAlternative = part.kind === 'is' || part.kind === 'where' || part.kind === 'has';
    if (isAlternative) return part.selectors.some((inner) => canMatch(inner, used));
    return !pseudoClassesOfUse.has(part.kind);
  });
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** a, b, … z, aa, ab, … */
function nameAt(index: number): string {
  const last = letters[index % letters.length] ?? '';
  return index < letters.length ? last : nameAt(Math.floor(index / letters.length) - 1) + last;
}
