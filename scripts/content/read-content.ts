import type { ZodType } from 'zod';
import type { Article } from '../../lib/content/articles';
import { jsonSchemaOf, type JsonSchema as Schema, schemaAt } from '../../lib/content/json-schema';
import type { Path, Source } from '../../lib/content/locate-value';
import type { ArticleFacts } from '../../lib/content/markdown-schemas';
import { ContentError, type Mistake } from '../../lib/content/mistakes';
import { loadYaml, parseTranslation, parseYaml } from '../../lib/content/parse-yaml';
import { type MarkdownParts, readText, splitMarkdown } from '../../lib/content/read-file';
import { madeFromKey, type Pair } from '../../lib/content/translation';
import { originalLanguage } from '../../lib/language';
import { filesIn } from '../../tools/files';
import { isRecord } from '../../lib/is-record';
import {
  emailFiles,
  isMisplaced,
  isPublished,
  isTranslation,
  pathOf,
  schemaOf,
  translation,
} from './content-paths';

/** A YAML file or front matter with its data, undefined if unreadable. */
export type DataPart = { name: string; schema: ZodType; source: Source; data: unknown };

export type TextAt = { source: Source; path: Path; text: string; schema: Schema };

export type Text = MarkdownParts & { id?: number };

export type Content = ReturnType<typeof readContent>;

/** Reads all of content/. Mistakes in a file hide neither its other parts nor other files. */
export function readContent() {
  // Templates contain placeholders, and an edition may be turned off.
  const all = filesIn('content')
    .map((file) => file.slice('content/'.length))
    .filter((name) => !/(^|\/)\.[^/]*$|^templates\//.test(name))
    .filter((name) => isPublished(name))
    .sort();
  const placed = all.filter((name) => !isMisplaced(name));
  const content = {
    misplaced: all.filter(isMisplaced),
    /** Paths below the original's folder, or below content/ for shared files. */
    names: placed
      .filter((name) => !isTranslation(name))
      .map((name) => name.replace(RegExp(`^${originalLanguage}/`), '')),
    translated: placed
      .filter(isTranslation)
      .map((name) => name.replace(RegExp(`^${translation}/`), '')),
    data: new Map<string, DataPart>(),
    words: [] as TextAt[],
    texts: [] as Text[],
    articles: [] as Article[],
    emails: [] as Omit<MarkdownParts, 'front'>[],
    translations: [] as (Opened & { data: unknown; pairs: Pair[] })[],
    spanish: { words: [] as Omit<TextAt, 'schema'>[], texts: [] as Text[] },
    mistakes: [] as Mistake[],
  };
  for (const name of content.names) {
    const schema = schemaOf(name);
    if (!schema && !emailFiles.includes(name)) continue;
    const part = attempt(content.mistakes, () => openFile(pathOf(name)));
    if (part && !schema)
      content.emails.push({ file: part.source.file, body: part.source.text, bodyLine: 1 });
    const data = part && schema && readData(name, part.source, schema);
    const facts = name.startsWith('articles/') ? looseFacts(name, data) : undefined;
    if (part?.text) content.texts.push(facts ? { ...part.text, id: facts.id } : part.text);
    // Unreadable articles keep their number, so links to them aren't reported.
    const file = `content/${pathOf(name)}`;
    const unread = { file, front: { file, text: '' }, body: '', bodyLine: 1 };
    if (facts)
      content.articles.push({ ...(part?.text ?? unread), facts, language: originalLanguage });
  }
  content.articles.sort((a, b) => a.facts.id - b.facts.id);
  for (const name of content.translated.filter(schemaOf))
    attempt([], () => {
      const part = openFile(pathOf(name, translation));
      const { source, text } = part;
      const { [madeFromKey]: _, ...data } = Object(loadYaml(source));
      const english = content.data.get(`content/${pathOf(name)}`);
      const original = { original: english?.source.text ?? '' };
      const pairs =
        english &&
        attempt([], () => parseTranslation({ ...source, ...original }, english.schema).pairs);
      content.translations.push({ ...part, data, pairs: pairs ?? [] });
      const number = /^articles\/(\d+)/.exec(name)?.[1];
      if (text) content.spanish.texts.push({ ...text, ...(number && { id: Number(number) }) });
      for (const one of textsIn(data)) content.spanish.words.push({ source, ...one });
    });
  return content;

  function readData(name: string, source: Source, schema: ZodType): unknown {
    // Invalid data is still checked as far as possible.
    const data =
      attempt(content.mistakes, () => parseYaml(source, schema)) ??
      attempt([], () => loadYaml(source));
    content.data.set(source.file, { name, schema, source, data });
    for (const text of textsIn(data, jsonSchemaOf(schema))) content.words.push({ source, ...text });
    return data;
  }
}

type Opened = { source: Source; text?: MarkdownParts | undefined };

function openFile(path: string): Opened {
  const text = path.endsWith('.md') ? splitMarkdown(path) : undefined;
  return { text, source: text?.front ?? { file: `content/${path}`, text: readText(path) } };
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

function* textsIn(data: unknown, schema?: Schema): Iterable<Omit<TextAt, 'source'>> {
  for (const { value, ...at } of valuesIn(data, schema))
    if (typeof value === 'string') yield { ...at, text: value };
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
    draft: draft === true,
    hidden: hidden === true,
    publish: typeof publish === 'string' ? publish : undefined,
    reviewed: isRecord(reviewed) ? reviewed : undefined,
    sources: (Array.isArray(sources) ? sources : []).filter(
      (source) => isRecord(source) && typeof source['id'] === 'string',
    ),
  } as ArticleFacts;
}
