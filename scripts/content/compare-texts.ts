import { placeholdersIn } from '../../lib/content/field-schemas';
import { outlineOf } from './outline';

type Parts = Record<string, string[]>;

/** Numbers and links that differ between a text and its translation. */
export function compareTexts(english: string, translation: string) {
  return compareParts(partsOf(english), partsOf(translation));
}

export function compareSections(english: string, translation: string) {
  return compareParts(sectionParts(english), sectionParts(translation));
}

function partsOf(text: string): Parts {
  return {
    numbers: numbersIn(text),
    links: [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, address = '']) => address),
  };
}

// Wrong numbers misstate the law, and unknown {placeholders} would stay visible.
const alwaysShared = ['numbers', 'placeholders'];
// Extra citations and figures have no source; extra links may lead anywhere.
const neverExtra = ['links', 'sources', 'figures'];
const counts = ['list items', 'table rows'];

function compareParts(from: Parts, to: Parts) {
  return Object.entries(from).flatMap(([name, parts]) => {
    const missing = multisetDifference(parts, to[name] ?? []);
    const extra = multisetDifference(to[name] ?? [], parts);
    const problems = [
      ...(missing.length > 0 ? [`lack ${missing.join(', ')}`] : []),
      ...(extra.length > 0
        ? [`have ${extra.join(', ')}, which the English text doesn’t have`]
        : []),
    ];
    const isAdvice =
      !alwaysShared.includes(name) && !(neverExtra.includes(name) && extra.length > 0);
    const problem = counts.includes(name)
      ? `are ${to[name]?.length ?? 0}; the English section has ${parts.length}.`
      : `${problems.join(' and ')}.`;
    return problems.length > 0 ? [{ name, problem, isAdvice }] : [];
  });
}

function multisetDifference(all: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return all.filter((one) => {
    const index = left.indexOf(one);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

function sectionParts(text: string): Parts {
  const outline = outlineOf({ body: text, bodyLine: 1 });
  const count = (type: string) =>
    outline.tokens.filter((token) => token.type === type).map(() => type);
  return {
    headings: outline.headings.map(({ level }) => level),
    'list items': count('list_item_open'),
    'table rows': count('tr_open'),
    sources: outline.citations.map(({ id }) => id),
    figures: outline.figures.map(({ name }) => name),
    links: outline.links.map(({ address }) => address),
    numbers: numbersIn(text),
    placeholders: placeholdersIn(text.replace(/\{#[\w-]+\}|^\{figure:.*\}$/gm, '')),
  };
}

/** Numbers as written: $25,000 gives 25,000. */
function numbersIn(text: string): string[] {
  const words = text.replace(/\[\^[\w-]+\]|\]\([^)]*\)|\{#[\w-]+\}|^\{.*\}$/gm, ' ');
  return words.match(/\d(?:[\d,.]*\d)?/g) ?? [];
}
