import { isPair } from '../../lib/content/localize';
import { pageSchema, translatedArticleSchema } from '../../lib/content/markdown-schemas';
import { lineOf, type Source, writePath } from '../../lib/content/mistakes';
import { loadYaml, valuesIn } from '../../lib/content/parse-yaml';
import { splitMarkdown } from '../../lib/content/read-file';
import { isRecord } from '../../lib/is-record';
import { type Language, languages, originalLanguage } from '../../lib/language';
import { createSlugger, parser } from '../../lib/markdown/parser';
import { memoize } from '../../lib/memoize';
import { textOfFile } from './content-paths';
import { attempt, type File } from './read-content';

/** Its line is looked up only for mistakes, because that parses the file again. */
type Edition = { text: string; file: string; line: () => number };

/** A text with its translations: a pair, or a section or fact of running text, or a block of one. */
export type Unit = { field: string } & { [Name in Language]?: Edition };

/** All texts of some files that can stand in several languages; unreadable files have none. */
export function unitsOf(files: readonly File[]): Unit[] {
  const yaml = files.filter(({ name }) => name.endsWith('.yml'));
  const texts = new Set(files.flatMap(({ name }) => textOfFile(name)?.text ?? []));
  return [
    ...yaml.flatMap((file) => attempt([], () => pairsOf(file)) ?? []),
    ...[...texts].flatMap((text) => {
      const editions = files.filter(({ name }) => textOfFile(name)?.text === text);
      return attempt([], () => runningText(editions)) ?? [];
    }),
  ];
}

function pairsOf({ name, text }: File): Unit[] {
  const source = { file: `content/${name}`, text };
  return [...valuesIn(loadYaml(source))].flatMap(({ path, value }) => {
    if (!isPair(value)) return [];
    const unit: Unit = { field: writePath(path) };
    for (const language of languages)
      if (typeof value[language] === 'string')
        unit[language] = editionAt(source, value[language], [...path, language]);
    return unit;
  });
}

function editionAt(source: Source, text: string, path: PropertyKey[]): Edition {
  return { text, file: source.file, line: () => lineOf(source, path) };
}

const textFields = Object.keys({ ...pageSchema.shape, ...translatedArticleSchema.shape });

function runningText(editions: readonly File[]): Unit[] {
  const units = new Map<string, Unit>();
  for (const { name, text } of editions) {
    const { file, front, body, bodyLine } = splitMarkdown(name, text);
    const add = (field: string, edition: Edition) =>
      units.set(field, {
        ...units.get(field),
        field,
        [textOfFile(name)?.language ?? originalLanguage]: edition,
      });
    const facts = loadYaml(front);
    for (const [field, value] of Object.entries(isRecord(facts) ? facts : {}))
      if (textFields.includes(field) && typeof value === 'string')
        add(field, editionAt(front, value, [field]));
    const slug = createSlugger();
    let next = bodyLine;
    for (const section of body.split(/^(?=## )/m)) {
      const [, heading, named] = /^## (.*?)(?:\{#([a-z0-9-]+)\}\s*)?$/m.exec(section) ?? [];
      const [line, id] = [next, named ?? (heading ? slug(heading) : 'intro')];
      next += section.split('\n').length - 1;
      if (section.trim()) add(`{#${id}}`, { text: section, file, line: () => line });
    }
  }
  return [...units.values()];
}

/**
 * Paragraphs, headings, list items and table cells of Markdown beside their translations; the whole
 * text where the languages differ in them.
 */
export function blocksOf(unit: Unit, language: Language): Unit[] {
  const [from, to] = [partsOf(unit[originalLanguage]), partsOf(unit[language])];
  if (from.map(({ kind }) => kind).join() !== to.map(({ kind }) => kind).join()) return [unit];
  return from.map((part, index) => {
    return { field: unit.field, [originalLanguage]: part, [language]: to[index] };
  });
}

type Part = Edition & { kind: string };

// Several versions have the same text.
const tokensOf = memoize((text: string) => parser.parse(text, {}));

function partsOf({ text, file, line }: Edition = { text: '', file: '', line: () => 0 }): Part[] {
  let below = 0;
  return tokensOf(text).flatMap((token, index, tokens) => {
    if (token.map) below = token.map[0];
    if (token.type !== 'inline') return [];
    const kind = `${tokens[index - 1]?.type} ${token.level}`;
    const start = below;
    return { kind, text: token.content, file, line: () => line() + start };
  });
}

/** The sentences of a block beside their translations; the block where the languages differ in them. */
export function sentencesOf(block: Unit, language: Language): Unit[] {
  const { [originalLanguage]: original, [language]: translation, field } = block;
  const [from, to] = [sentencesIn(original?.text), sentencesIn(translation?.text)];
  if (!original || !translation || from.length !== to.length) return [block];
  return from.map((text, index) => ({
    field,
    [originalLanguage]: { ...original, text },
    [language]: { ...translation, text: to[index] },
  }));
}

const segmenter = new Intl.Segmenter(originalLanguage, { granularity: 'sentence' });

export function sentencesIn(text = ''): string[] {
  const sentences = [...segmenter.segment(text.replace(/\s+/g, ' '))];
  return sentences.map(({ segment }) => segment.trim());
}

/** What a list has more often than another: each of the others takes one away. */
export function difference<T>(
  all: readonly T[],
  others: readonly T[],
  keyOf = String as (one: T) => string,
) {
  const left = others.map(keyOf);
  return all.filter((one) => {
    const index = left.indexOf(keyOf(one));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
