import type { Token } from 'markdown-it';
import type { ZodType } from 'zod';
import { figureSchema } from '../../lib/content/figure-schemas';
import { lineOf, type Path, writePath } from '../../lib/content/locate-value';
import { articleSchema, pageSchema } from '../../lib/content/markdown-schemas';
import { markupMistakes } from '../../lib/content/markup-rules';
import { ContentError, type Mistake } from '../../lib/content/mistakes';
import { loadYaml, parseYaml, type Source } from '../../lib/content/parse-yaml';
import { type MarkdownParts, readText, splitMarkdown } from '../../lib/content/read-file';
import { outlineOf } from '../../lib/markdown/outline';
import { textsIn } from './data-rules';
import { dataFiles, pageFiles, placeOf } from './files';
import type { Content, DataPart } from './read-content';
import { sentencesIn } from './reading-level';

// Of 100; what is above is easy to read for most people (Fernández Huerta, 1959).
const easiest = 65;

/**
 * Compares every Spanish file with the English one: the same structure, numbers, places to fill in and links,
 * and a text that is easy to read. An article may exist in English only, with its figures.
 */
export function checkTranslations({
  names,
  translated,
  data,
  texts,
  articles,
}: Content): Mistake[] {
  const isWanted = (name: string) => {
    const number = /^(?:articles|figures)\/(\d+)/.exec(name)?.[1];
    return !number || translated.some((one) => one.startsWith(`articles/${number}-`));
  };
  return names
    .filter((name) => placeOf(name) !== name && isWanted(name) && schemaOf(name))
    .flatMap((name) => {
      const file = `content/${placeOf(name)}`;
      const part = data.find(({ source }) => source.file === file);
      // What cannot be read in English is said there.
      if (!part?.data) return [];
      const text = texts.find((one) => one.file === file);
      const updated = articles.find((article) => article.file === file)?.facts.updated;
      return collect(() => checkTranslation(name, part, text, updated));
    });
}

function schemaOf(name: string): ZodType | undefined {
  if (name.startsWith('articles/')) return articleSchema;
  if (name.startsWith('figures/')) return figureSchema;
  return pageFiles.includes(name) ? pageSchema : dataFiles[name];
}

/** Returns what it finds, or the mistakes that it throws. */
function collect(find: () => Mistake[]): readonly Mistake[] {
  try {
    return find();
  } catch (error) {
    if (error instanceof ContentError) return error.mistakes;
    throw error;
  }
}

function checkTranslation(
  name: string,
  { source: original, data }: DataPart,
  text: MarkdownParts | undefined,
  updated: string | undefined,
): Mistake[] {
  const place = placeOf(name, 'es');
  const translation = text && splitMarkdown(place);
  const source = translation?.front ?? { file: `content/${place}`, text: readText(place) };
  const words = loadYaml(source);
  const found = [
    ...collect(() => {
      parseYaml({ ...source, original: original.text }, schemaOf(name) ?? pageSchema);
      return [];
    }),
    ...compareData(data, words, source),
  ];
  if (!text || !translation) return found;
  const age = updated ? checkAge(source, words, updated) : [];
  // The English text may go ahead: what an older translation lacks is named, and stops nothing.
  return [
    ...found,
    ...markupMistakes(translation),
    ...compareTexts(text, translation).map((one) => (age.length > 0 ? asWarning(one) : one)),
    ...checkSpanishEase(translation),
    ...age,
  ];
}

const asWarning = (one: Mistake): Mistake => ({ ...one, isWarning: true });

/** Names an article whose English text was changed after its translation. */
function checkAge(source: Source, words: unknown, updated: string): Mistake[] {
  const { translated } = words as { translated?: string };
  if (translated === updated) return [];
  const problem = `is ${translated ?? 'missing'}, and the English text is of ${updated}. Compare the two, and write that date.`;
  const line = lineOf(source, ['translated']);
  return [{ file: source.file, line, field: 'translated', problem, isWarning: true }];
}

/** What each text of a YAML file has to share with the English one at its place: what the site fills in, above all. */
function compareData(original: unknown, words: unknown, source: Source): Mistake[] {
  const english = new Map(textsIn(original).map(({ path, text }) => [writePath(path), text]));
  return textsIn(words).flatMap(({ path, text }) => {
    const from = english.get(writePath(path));
    return from === undefined ? [] : compareParts(partsOf(from), partsOf(text), source, path);
  });
}

function partsOf(text: string): Record<string, string[]> {
  return {
    numbers: numbersIn(text),
    places: text.match(/\{\w+\}/g) ?? [],
    links: [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, address = '']) => address),
  };
}

function compareParts(
  from: Record<string, string[]>,
  to: Record<string, string[]>,
  source: Source,
  path: Path,
): Mistake[] {
  return Object.entries(from).flatMap(([name, parts]) => {
    const problem = describeDifference(parts, to[name] ?? []);
    if (!problem) return [];
    const at = { file: source.file, line: lineOf(source, path), field: writePath(path) };
    const found = { ...at, problem: `${name} ${problem}` };
    // The English text may go ahead, but a place that nothing fills would show.
    return [name === 'places' ? found : asWarning(found)];
  });
}

function describeDifference(from: readonly string[], to: readonly string[]): string | undefined {
  const [missing, extra] = differences(from, to);
  const words = [
    missing.length > 0 && `lack ${missing.join(', ')}`,
    extra.length > 0 && `have ${extra.join(', ')}, which the English text has not`,
  ].filter(Boolean);
  return words.length > 0 ? `${words.join(' and ')}.` : undefined;
}

/**
 * What a translated text has to share with the English one, section by section: headings, lists, numbers,
 * sources, figures and links in their order. Of numbers and links the order may differ.
 */
export function compareTexts(original: MarkdownParts, translation: MarkdownParts): Mistake[] {
  const [from, to] = [sectionsOf(original), sectionsOf(translation)];
  if (from.length !== to.length) {
    const problem = `are ${to.length - 1}. Write ${from.length - 1}, as the English text has.`;
    return [mistake(translation, translation.bodyLine, 'headings', problem)];
  }
  return from.flatMap((section, index) => {
    const translated = to[index] ?? section;
    return Object.entries(section.parts).flatMap(([name, parts]) => {
      const problem = describeDifference(parts, translated.parts[name] ?? []);
      return problem ? [mistake(translation, translated.line, name, problem)] : [];
    });
  });
}

type Section = { line: number; parts: Record<string, string[]> };

function sectionsOf(text: MarkdownParts): Section[] {
  return text.body.split(/^(?=## )/m).map((body, index, all) => {
    const before = all.slice(0, index).join('').split('\n').length - 1;
    const outline = outlineOf({ body, bodyLine: 1 });
    const count = (type: string) =>
      outline.tokens.filter((token: Token) => token.type === type).map(() => 'one');
    return {
      line: text.bodyLine + before,
      parts: {
        headings: outline.headings.map(({ level }) => level),
        'list items': count('list_item_open'),
        'table rows': count('tr_open'),
        sources: outline.citations.map(({ id }) => id),
        figures: outline.figures.map(({ name }) => name),
        links: outline.links.map(({ address }) => address),
        numbers: numbersIn(body),
      },
    };
  });
}

/** The numbers of a text as they are written: $25,000 gives 25,000. */
function numbersIn(text: string): string[] {
  const words = text.replace(/\[\^[\w-]+\]|\]\([^)]*\)|^\{.*\}$/gm, ' ');
  return words.match(/\d(?:[\d,.]*\d)?/g) ?? [];
}

/** What the first has and the second lacks, and the other way round. */
function differences(from: readonly string[], to: readonly string[]): [string[], string[]] {
  const extra = [...to];
  const missing = from.filter((one) => {
    const place = extra.indexOf(one);
    if (place >= 0) extra.splice(place, 1);
    return place < 0;
  });
  return [missing, extra];
}

/** Names a Spanish text that is hard to read. */
export function checkSpanishEase(text: MarkdownParts): Mistake[] {
  const sentences = sentencesIn(outlineOf(text).tokens);
  const words = sum(sentences.map((sentence) => sentence.words));
  const syllables = sum(sentences.map((sentence) => spanishSyllables(sentence.text)));
  const ease = 206.84 - (60 * syllables) / words - (1.02 * words) / sentences.length;
  if (ease >= easiest || words === 0) return [];
  const problem = `is ${ease.toFixed(0)} on the scale of Fernández Huerta. Write at least ${easiest}, with shorter sentences and words.`;
  return [mistake(text, text.bodyLine, 'readability', problem)];
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

function mistake({ file }: MarkdownParts, line: number, field: string, problem: string): Mistake {
  return { file, line, field, problem };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
