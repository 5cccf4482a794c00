import { mistakeAt, writePath } from '../../lib/content/locate-value';
import type { Mistake } from '../../lib/content/mistakes';
import { loadYaml, parseYaml, type Source } from '../../lib/content/parse-yaml';
import { type MarkdownParts, readText, splitMarkdown } from '../../lib/content/read-file';
import { placeOf } from './files';
import { markupMistakes } from './markup-rules';
import { outlineOf } from './outline';
import { attempt, type Content, type DataPart, textsIn } from './read-content';
import { countText, leastWords } from './reading-level';

// Of 100; what is above is easy to read for most people (Fernández Huerta, 1959).
const easiest = 65;

/**
 * Compares every Spanish file with the English one: the same structure, numbers, places to fill in and links,
 * and a text that is easy to read. An article may exist in English only, with its figures.
 */
export function checkTranslations({ translated, data, texts, articles }: Content): Mistake[] {
  const found: Mistake[] = [];
  for (const part of data.values()) {
    const { name, source } = part;
    const number = /^(?:articles|figures)\/(\d+)/.exec(name)?.[1];
    const isWanted = !number || translated.some((one) => one.startsWith(`articles/${number}-`));
    // What cannot be read in English is said there.
    if (placeOf(name) === name || !isWanted || !part.data) continue;
    if (!translated.includes(name)) {
      const problem = 'is missing. Translate the English file, or restore an earlier version.';
      found.push({ file: `content/${placeOf(name, 'es')}`, line: 1, field: 'file name', problem });
      continue;
    }
    const text = texts.find(({ file }) => file === source.file);
    const updated = articles.find(({ file }) => file === source.file)?.facts.updated;
    attempt(found, () => found.push(...checkTranslation(part, text, updated)));
  }
  return found;
}

function* checkTranslation(
  { name, schema, source: original, data }: DataPart,
  text: MarkdownParts | undefined,
  updated: string | undefined,
): Iterable<Mistake> {
  const place = placeOf(name, 'es');
  const translation = text && splitMarkdown(place);
  const source = translation?.front ?? { file: `content/${place}`, text: readText(place) };
  const words = loadYaml(source);
  const found: Mistake[] = [];
  attempt(found, () => parseYaml({ ...source, original: original.text }, schema));
  yield* found;
  yield* compareData(data, words, source);
  if (!translation) return;
  const age = updated ? checkAge(source, words, updated) : [];
  yield* age;
  yield* markupMistakes(translation);
  yield* checkSpanishEase(translation);
  // The English text may go ahead: what an older translation lacks is named, and stops nothing.
  const differences = compareTexts(text, translation);
  yield* age.length > 0 ? differences.map(asWarning) : differences;
}

const asWarning = (one: Mistake): Mistake => ({ ...one, isWarning: true });

/** Names an article whose English text was changed after its translation. */
function checkAge(source: Source, words: unknown, updated: string): Mistake[] {
  const { translated } = words as { translated?: string };
  if (translated === updated) return [];
  const problem = `is ${translated ?? 'missing'}, and the English text is of ${updated}. Compare the two, and write that date.`;
  return [asWarning(mistakeAt(source, ['translated'], problem))];
}

/** What each text of a YAML file has to share with the English one at its place: what the site fills in, above all. */
function* compareData(original: unknown, words: unknown, source: Source): Iterable<Mistake> {
  const english = new Map([...textsIn(original)].map(({ path, text }) => [writePath(path), text]));
  for (const { path, text } of textsIn(words)) {
    const from = english.get(writePath(path));
    if (from === undefined) continue;
    for (const { name, problem } of compareParts(partsOf(from), partsOf(text))) {
      const found = mistakeAt(source, path, `${name} ${problem}`);
      // The English text may go ahead, but a place that nothing fills would show.
      yield name === 'places' ? found : asWarning(found);
    }
  }
}

/** What two texts have to share, by what it is called. */
type Parts = Record<string, string[]>;

function partsOf(text: string): Parts {
  return {
    numbers: numbersIn(text),
    places: text.match(/\{\w+\}/g) ?? [],
    links: [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, address = '']) => address),
  };
}

function compareParts(from: Parts, to: Parts): { name: string; problem: string }[] {
  return Object.entries(from).flatMap(([name, parts]) => {
    const missing = without(parts, to[name] ?? []);
    const extra = without(to[name] ?? [], parts);
    const words = [
      ...(missing.length > 0 ? [`lack ${missing.join(', ')}`] : []),
      ...(extra.length > 0 ? [`have ${extra.join(', ')}, which the English text has not`] : []),
    ];
    return words.length > 0 ? [{ name, problem: `${words.join(' and ')}.` }] : [];
  });
}

/** What is in the first list more often than in the second. */
function without(all: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return all.filter((one) => {
    const place = left.indexOf(one);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/**
 * What a translated text has to share with the English one, section by section: headings, lists, numbers,
 * sources, figures and links in their order. Of numbers and links the order may differ.
 */
export function compareTexts(original: MarkdownParts, translation: MarkdownParts): Mistake[] {
  const { file, bodyLine } = translation;
  const [from, to] = [sectionsOf(original), sectionsOf(translation)];
  if (from.length !== to.length) {
    const problem = `are ${to.length - 1}. Write ${from.length - 1}, as the English text has.`;
    return [{ file, line: bodyLine, field: 'headings', problem }];
  }
  return to.flatMap(({ line, parts }, index) =>
    compareParts(from[index]?.parts ?? {}, parts).map(({ name, problem }) => {
      return { file, line, field: name, problem };
    }),
  );
}

function sectionsOf({ body, bodyLine }: MarkdownParts): { line: number; parts: Parts }[] {
  let line = bodyLine;
  return body.split(/^(?=## )/m).map((section) => {
    const outline = outlineOf({ body: section, bodyLine: 1 });
    const count = (type: string) =>
      outline.tokens.filter((token) => token.type === type).map(() => 'one');
    const parts = {
      headings: outline.headings.map(({ level }) => level),
      'list items': count('list_item_open'),
      'table rows': count('tr_open'),
      sources: outline.citations.map(({ id }) => id),
      figures: outline.figures.map(({ name }) => name),
      links: outline.links.map(({ address }) => address),
      numbers: numbersIn(section),
    };
    const first = line;
    line += section.split('\n').length - 1;
    return { line: first, parts };
  });
}

/** The numbers of a text as they are written: $25,000 gives 25,000. */
function numbersIn(text: string): string[] {
  const words = text.replace(/\[\^[\w-]+\]|\]\([^)]*\)|^\{.*\}$/gm, ' ');
  return words.match(/\d(?:[\d,.]*\d)?/g) ?? [];
}

/** Advises on a Spanish text that is hard to read. */
export function checkSpanishEase(text: MarkdownParts): Mistake[] {
  const { sentence, word, syllable } = countText(outlineOf(text).tokens, spanishSyllables).counts;
  const ease = 206.84 - (60 * syllable) / word - (1.02 * word) / sentence;
  if (ease >= easiest || word < leastWords) return [];
  const problem = `is ${ease.toFixed(0)} on the scale of Fernández Huerta. Most people read a text of ${easiest} or more with ease: write shorter sentences and words.`;
  return [asWarning({ file: text.file, line: text.bodyLine, field: 'readability', problem })];
}

/** Every group of vowels is one, but two strong vowels, or an accent on a weak one, are two. */
export function spanishSyllables(text: string): number {
  const sounds = text
    .toLowerCase()
    .replace(/([qg])u(?=[eiéí])/g, '$1')
    .replace(/y(?![aeiouáéíóú])/g, 'i')
    .replace(/([aeoáéó])(?=[aeoáéó])|([íú])(?=[aeoáéó])|([aeoáéó])(?=[íú])/g, '$&-');
  return sounds.match(/[aeiouáéíóúü]+/g)?.length ?? 0;
}
