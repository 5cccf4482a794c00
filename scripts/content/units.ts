import { isPair } from '../../lib/content/localize';
import { pageSchema, translatedArticleSchema } from '../../lib/content/markdown-schemas';
import { lineOf, type Source, writePath } from '../../lib/content/mistakes';
import { loadYaml, valuesIn } from '../../lib/content/parse-yaml';
import { splitMarkdown } from '../../lib/content/read-file';
import { isRecord } from '../../lib/is-record';
import { type Language, languages, originalLanguage } from '../../lib/language';
import { createSlugger } from '../../lib/markdown/parser';
import { textOfFile } from './content-paths';
import { outlineOf } from './outline';
import { attempt, type File } from './read-content';

/** Its line is looked up only for mistakes, because that parses the file again. */
type Edition = { text: string; file: string; line: () => number };

/**
 * A text with its translations: a pair, or a section or fact of running text. Or a part of one,
 * with its place among the others.
 */
export type Unit = { field: string; index?: number } & { [Name in Language]?: Edition };

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

type Part = { text: string; kind: string; line: number };

/**
 * The parts of a text beside their translations; parts of a kind that follow each other as one where
 * the languages differ in their number, and the whole where they differ in kinds.
 */
function partsOf(unit: Unit, language: Language, split: (text: string) => Part[]): Unit[] {
  const [from = [], to = []] = [originalLanguage, language].map((side) => {
    const { text = '', file = '', line = () => 0 } = unit[side] ?? {};
    const runs: Part[][] = [];
    for (const part of split(text)) {
      if (part.kind !== runs.at(-1)?.[0]?.kind) runs.push([]);
      runs.at(-1)?.push(part);
    }
    const at = (part: Part) => ({ ...part, file, line: () => line() + part.line });
    return runs.map((run) => run.map(at));
  });
  const kinds = (runs: { kind: string }[][]) => runs.map(([first]) => first?.kind).join();
  if (kinds(from) !== kinds(to)) return [unit];
  const pairs = from.flatMap((run, place) => {
    const other = to[place] ?? [];
    const isPaired = run.length === other.length;
    const [parts, others] = isPaired ? [run, other] : [joined(run), joined(other)];
    return parts.map((part, index) => ({ [originalLanguage]: part, [language]: others[index] }));
  });
  return pairs.map((pair, index) => ({ field: unit.field, index, ...pair }));
}

function joined(parts: Edition[]): Edition[] {
  const text = parts.map((part) => part.text).join('\n\n');
  return parts.slice(0, 1).map((first) => ({ ...first, text }));
}

/** Paragraphs, headings, list items and table cells of Markdown, as written. */
export function blocksOf(unit: Unit, language: Language): Unit[] {
  return partsOf(unit, language, (text) => {
    const { tokens } = outlineOf({ body: text, bodyLine: 0 });
    let line = 0;
    return tokens.flatMap((token, index) => {
      if (token.map) line = token.map[0];
      if (token.type !== 'inline') return [];
      return { kind: `${tokens[index - 1]?.type} ${token.level}`, text: token.content, line };
    });
  });
}

export function sentencesOf(unit: Unit, language: Language): Unit[] {
  return partsOf(unit, language, (text) =>
    sentencesIn(text).map((one) => ({ kind: '', text: one, line: 0 })),
  );
}

// After U.S., EE. UU., p. m. and the like, a sentence may go on.
const abbreviation = String.raw`(?<!(?:^|[^\p{L}\d])(?:\p{Lu}{1,2}|[ap]|m|vs?|Sra?|Dra?|[MD]rs?|Inc|núm|art)\.)`;
const sentenceEnd = RegExp(
  String.raw`(?<=[.!?:]["”’)]*(?:\[\^[\w-]+\])*)${abbreviation}\s+(?!\{|[^{}]*\})|\n{2,}|\n(?=\s*(?:[-#|*]|\d+\.))`,
  'u',
);

/** Sentences of running text, wherever its lines end; items of lists and rows are apart. */
export function sentencesIn(text: string): string[] {
  return text
    .split(sentenceEnd)
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
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
