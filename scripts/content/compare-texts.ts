import { placesIn } from '../../lib/content/field-schemas';
import { outlineOf } from './outline';

type Parts = Record<string, string[]>;

/** Differences between a text and its translation in what they must share. */
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

// Wrong numbers misstate the law, and unknown places stay visible.
const alwaysShared = ['numbers', 'places'];
// Extra ones lead nowhere.
const neverExtra = ['links', 'sources', 'figures'];

function compareParts(from: Parts, to: Parts) {
  return Object.entries(from).flatMap(([name, parts]) => {
    const missing = without(parts, to[name] ?? []);
    const extra = without(to[name] ?? [], parts);
    const problems = [
      ...(missing.length > 0 ? [`lack ${missing.join(', ')}`] : []),
      ...(extra.length > 0
        ? [`have ${extra.join(', ')}, which the English text doesn’t have`]
        : []),
    ];
    const isAdvice =
      !alwaysShared.includes(name) && !(neverExtra.includes(name) && extra.length > 0);
    return problems.length > 0 ? [{ name, problem: `${problems.join(' and ')}.`, isAdvice }] : [];
  });
}

function without(all: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return all.filter((one) => {
    const place = left.indexOf(one);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

function sectionParts(text: string): Parts {
  const outline = outlineOf({ body: text, bodyLine: 1 });
  const count = (type: string) =>
    outline.tokens.filter((token) => token.type === type).map(() => 'one');
  return {
    headings: outline.headings.map(({ level }) => level),
    'list items': count('list_item_open'),
    'table rows': count('tr_open'),
    sources: outline.citations.map(({ id }) => id),
    figures: outline.figures.map(({ name }) => name),
    links: outline.links.map(({ address }) => address),
    numbers: numbersIn(text),
    places: placesIn(text.replace(/\{#[\w-]+\}|^\{figure:.*\}$/gm, '')),
  };
}

/** Numbers as written: $25,000 gives 25,000. */
function numbersIn(text: string): string[] {
  const words = text.replace(/\[\^[\w-]+\]|\]\([^)]*\)|\{#[\w-]+\}|^\{.*\}$/gm, ' ');
  return words.match(/\d(?:[\d,.]*\d)?/g) ?? [];
}
