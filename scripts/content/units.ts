import { isPair } from '../../lib/content/localize';
import { lineOf, type Source, writePath } from '../../lib/content/locate-value';
import { pageSchema, translatedArticleSchema } from '../../lib/content/markdown-schemas';
import { loadYaml } from '../../lib/content/parse-yaml';
import { splitMarkdown } from '../../lib/content/read-file';
import { isRecord } from '../../lib/is-record';
import { type Language, languages } from '../../lib/language';
import { createSlugger } from '../../lib/markdown/parser';
import { languageOf, textOfFile } from './content-paths';
import { attempt, valuesIn } from './read-content';

export type File = { name: string; text: string };

type Edition = { text: string; file: string; line: number };

/** A text with its translations: a pair, or a section or fact of running text. */
export type Unit = { field: string } & { [Name in Language]?: Edition };

/** All texts of some files that can stand in several languages; unreadable files have none. */
export function unitsOf(files: readonly File[]): Unit[] {
  const yaml = files.filter(({ name }) => name.endsWith('.yml'));
  const texts = new Map<string, File[]>();
  for (const file of files) {
    const { text } = textOfFile(file.name) ?? {};
    if (text) texts.set(text, [...(texts.get(text) ?? []), file]);
  }
  return [
    ...yaml.flatMap((file) => attempt([], () => pairsOf(file)) ?? []),
    ...[...texts.values()].flatMap((editions) => attempt([], () => runningText(editions)) ?? []),
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

/** Reads the line only when it is needed, because that parses the file again. */
function editionAt(source: Source, text: string, path: PropertyKey[]): Edition {
  return {
    text,
    file: source.file,
    get line() {
      return lineOf(source, path);
    },
  };
}

const textFields = Object.keys({ ...pageSchema.shape, ...translatedArticleSchema.shape });

function runningText(editions: readonly File[]): Unit[] {
  const units = new Map<string, Unit>();
  for (const { name, text } of editions) {
    const { file, front, body, bodyLine } = splitMarkdown(name, text);
    const add = (field: string, edition: Edition) =>
      units.set(field, { ...units.get(field), field, [languageOf(name)]: edition });
    const facts = loadYaml(front);
    for (const [field, value] of Object.entries(isRecord(facts) ? facts : {}))
      if (textFields.includes(field) && typeof value === 'string')
        add(field, editionAt(front, value, [field]));
    for (const { id, text, line } of sectionsOf(body, bodyLine))
      add(`{#${id}}`, { text, file, line });
  }
  return [...units.values()];
}

/** Markdown from a second-level heading to the next, or above the first. */
type Section = { id: string; text: string; line: number };

/** Splits Markdown into sections named by {#id}; lines count from `line`. */
function sectionsOf(body: string, line = 1): Section[] {
  const slug = createSlugger();
  let next = line;
  const sections = body.split(/^(?=## )/m).map((text) => {
    const heading = /^## (.*)/.exec(text)?.[1];
    const id = heading && (/\{#([a-z0-9-]+)\}\s*$/.exec(heading)?.[1] ?? slug(heading));
    const section = { id: id ?? 'intro', text, line: next };
    next += text.split('\n').length - 1;
    return section;
  });
  return sections.filter(({ text }) => text.trim());
}
