import type { ZodType } from 'zod';
import type { Article } from '../../lib/content/articles';
import { jsonSchemaOf, type JsonSchema as Schema, schemaAt } from '../../lib/content/json-schema';
import type { Path, Source } from '../../lib/content/locate-value';
import type { ArticleFacts } from '../../lib/content/markdown-schemas';
import { ContentError, type Mistake } from '../../lib/content/mistakes';
import { loadYaml, parseYaml } from '../../lib/content/parse-yaml';
import { type MarkdownParts, readText, splitMarkdown } from '../../lib/content/read-file';
import { isRecord } from '../../lib/is-record';
import { type Language, languages, originalLanguage } from '../../lib/language';
import { filesIn } from '../../tools/files';
import { emailFiles, isPublished, languageOf, schemaOf, textOfFile } from './content-paths';
import type { File } from './units';

/** A YAML file or front matter with its data, undefined if unreadable. */
export type DataPart = { name: string; schema: ZodType; source: Source; data: unknown };

/** A text in a file's data. Texts that all languages share count as the original's. */
type TextAt = {
  source: Source;
  path: Path;
  text: string;
  schema: Schema;
  language: Language;
};

export type Text = MarkdownParts & { id?: number; language: Language };

export type Content = ReturnType<typeof readContent>;

/** Reads all of content/. Mistakes in a file hide neither its other parts nor other files. */
export function readContent() {
  // Templates contain placeholders, and an edition may be turned off.
  const names = filesIn('content')
    .map((file) => file.slice('content/'.length))
    .filter((name) => !/(^|\/)\.[^/]*$|^templates\//.test(name))
    .filter(isPublished)
    .sort();
  const content = {
    /** Paths below content/. */
    names,
    files: [] as File[],
    data: new Map<string, DataPart>(),
    words: [] as TextAt[],
    texts: [] as Text[],
    /** In the original language. */
    articles: [] as Article[],
    emails: [] as Omit<MarkdownParts, 'front'>[],
    mistakes: [] as Mistake[],
  };
  for (const name of names) {
    const [schema, language] = [schemaOf(name), languageOf(name)];
    if (!schema && !emailFiles.includes(name)) continue;
    const part = attempt(content.mistakes, () => openFile(name));
    if (part) content.files.push({ name, text: part.whole });
    if (part && !schema)
      content.emails.push({ file: part.source.file, body: part.whole, bodyLine: 1 });
    const data = part && schema && readPart(name, part.source, schema);
    const { text = '' } = textOfFile(name) ?? {};
    const number = /^articles\/(\d+)/.exec(name)?.[1];
    const facts = number && language === originalLanguage ? looseFacts(name, data) : undefined;
    const id = facts?.id ?? (number && Number(number));
    if (part?.text) content.texts.push({ ...part.text, language, ...(id && { id }) });
    // Unreadable articles keep their number, so links to them aren't reported.
    const file = `content/${name}`;
    const unread = { file, front: { file, text: '' }, body: '', bodyLine: 1 };
    if (facts) content.articles.push({ ...(part?.text ?? unread), facts, name: text, language });
  }
  content.articles.sort((a, b) => a.facts.id - b.facts.id);
  return content;

  function readPart(name: string, source: Source, schema: ZodType): unknown {
    // Invalid data is still checked as far as possible.
    const data =
      attempt(content.mistakes, () => parseYaml(source, schema)) ??
      attempt([], () => loadYaml(source));
    content.data.set(source.file, { name, schema, source, data });
    const own = languageOf(name);
    for (const { value, path, schema: one } of valuesIn(data, jsonSchemaOf(schema))) {
      if (typeof value !== 'string') continue;
      const language = languages.find((known) => known === path.at(-1)) ?? own;
      content.words.push({ source, path, text: value, schema: one, language });
    }
    return data;
  }
}

function openFile(name: string) {
  const whole = readText(name);
  const text = name.endsWith('.md') ? splitMarkdown(name, whole) : undefined;
  return { whole, text, source: text?.front ?? { file: `content/${name}`, text: whole } };
}

export function attempt<T>(mistakes: Mistake[], read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    mistakes.push(...error.mistakes);
    return undefined;
  }
}

/** Each value in some data, including lists and records, with its schema. */
export function* valuesIn(
  data: unknown,
  schema: Schema = {},
  path: Path = [],
): Iterable<{ path: Path; value: unknown; schema: Schema }> {
  yield { path, value: data, schema };
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) {
    const step = Array.isArray(data) ? Number(key) : key;
    yield* valuesIn(value, schemaAt(schema, data, [step]), [...path, step]);
  }
}

/** Facts for rules, valid or not. The file name supplies a missing number. */
function looseFacts(name: string, data: unknown): ArticleFacts {
  const { id, title, updated, draft, hidden, publish, reviewed, sources } = isRecord(data)
    ? data
    : {};
  return {
    id: Number.isInteger(id) ? id : Number(/\d+/.exec(name)?.[0]),
    title: String(title ?? ''),
    updated: String(updated ?? ''),
    draft: draft !== false,
    hidden: hidden === true,
    publish: typeof publish === 'string' ? publish : undefined,
    reviewed: isRecord(reviewed) ? reviewed : undefined,
    sources: (Array.isArray(sources) ? sources : []).filter(
      (source) => isRecord(source) && typeof source['id'] === 'string',
    ),
  } as ArticleFacts;
}
