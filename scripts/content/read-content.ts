import { type ZodType, z } from 'zod';
import type { Article } from '../../lib/content/articles';
import { jsonSchemaOf, type JsonSchema as Schema } from '../../lib/content/json-schema';
import type { Path } from '../../lib/content/locate-value';
import type { ArticleFacts } from '../../lib/content/markdown-schemas';
import { ContentError, type Mistake } from '../../lib/content/mistakes';
import { loadYaml, parseYaml, type Source } from '../../lib/content/parse-yaml';
import { type MarkdownParts, readText, splitMarkdown } from '../../lib/content/read-file';
import { filesIn } from '../../tools/files';
import { isRecord } from '../../tools/is-record';
import { emailFiles, placeOf, schemaOf } from './files';

/** A file, or the part of one, that is YAML, with its data, or undefined where it cannot be read. */
export type DataPart = { name: string; schema: ZodType; source: Source; data: unknown };

/** A text in that data, its place, and what its schema says of it. */
export type TextAt = { source: Source; path: Path; text: string; schema: Schema };

/** The running text of a page, or of an article, which has a number. */
export type Text = MarkdownParts & { id?: number };

/** Everything in content/, as far as it can be read, and what is wrong with the rest. */
export type Content = ReturnType<typeof readContent>;

/** Reads all of content/; a file's mistakes hide neither its other parts nor other files. */
export function readContent() {
  // The templates of new articles are still to be filled in.
  const all = filesIn('content')
    .map((file) => file.slice('content/'.length))
    .filter((name) => !/(^|\/)\.[^/]*$|^templates\//.test(name))
    .sort();
  const content = {
    /** Names below content/en/, or below content/ where a file is for every language. */
    names: all.filter((name) => !name.startsWith('es/')).map((name) => name.replace(/^en\//, '')),
    /** Names below content/es/. */
    translated: all.filter((name) => name.startsWith('es/')).map((name) => name.slice(3)),
    /** By the file's path. */
    data: new Map<string, DataPart>(),
    /** Each text in the data. */
    words: [] as TextAt[],
    texts: [] as Text[],
    articles: [] as Article[],
    emails: [] as { file: string; text: string }[],
    mistakes: [] as Mistake[],
  };
  for (const name of content.names) {
    const schema = schemaOf(name);
    const file = `content/${placeOf(name)}`;
    if (schema && name.endsWith('.md')) {
      readMarkdown(name, file, schema);
    } else if (schema || emailFiles.includes(name)) {
      const text = attempt(content.mistakes, () => readText(placeOf(name)));
      if (text && schema) readData(name, { file, text }, schema);
      else if (text) content.emails.push({ file, text });
    }
  }
  content.articles.sort((a, b) => a.facts.id - b.facts.id);
  return content;

  function readData(name: string, source: Source, schema: ZodType): unknown {
    // What breaks a rule can still be read, and the rest of it be checked.
    const data =
      attempt(content.mistakes, () => parseYaml(source, schema)) ??
      attempt([], () => loadYaml(source));
    content.data.set(source.file, { name, schema, source, data });
    for (const text of textsIn(data, jsonSchemaOf(schema))) content.words.push({ source, ...text });
    return data;
  }

  function readMarkdown(name: string, file: string, schema: ZodType) {
    const parts = attempt(content.mistakes, () => splitMarkdown(placeOf(name)));
    const data = parts && readData(name, parts.front, schema);
    if (!name.startsWith('articles/')) {
      if (parts) content.texts.push(parts);
      return;
    }
    const facts = looseFacts(name, data);
    if (parts) content.texts.push({ ...parts, id: facts.id });
    // One that cannot be read keeps its number, so that nothing is said of the links to it.
    const unread = { file, front: { file, text: '' }, body: '', bodyLine: 1 };
    content.articles.push({ ...(parts ?? unread), facts, language: 'en' });
  }
}

/** Returns what can be read, or adds what is wrong with it to the mistakes. */
export function attempt<T>(mistakes: Mistake[], read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    mistakes.push(...error.mistakes);
    return undefined;
  }
}

/** Each text in some data. */
function* textsIn(
  data: unknown,
  schema: Schema = {},
  path: Path = [],
): Iterable<Omit<TextAt, 'source'>> {
  if (typeof data === 'string') yield { path, text: data, schema };
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) {
    const isList = Array.isArray(data);
    const below = (isList ? schema.items : schema.properties?.[key]) as Schema | undefined;
    yield* textsIn(value, below, [...path, isList ? Number(key) : key]);
  }
}

const text = z.string().catch('');
const name = z.string().optional().catch(undefined);
/** Facts to check the rest with, whatever is wrong with some of them. */
const anyFacts = z.object({
  id: z.int().optional().catch(undefined),
  title: text,
  listTitle: name,
  accidentType: name,
  updated: text,
  draft: z.boolean().catch(false),
  reviewed: z.object({ by: text, date: text }).optional().catch(undefined),
  sources: z
    .array(z.unknown())
    .catch([])
    .transform((sources) =>
      sources.filter((one) => isRecord(one) && typeof one['id'] === 'string'),
    ),
});

/** Valid or not, the front matter as the facts that rules look at; a missing number comes from the file’s name. */
function looseFacts(name: string, data: unknown): ArticleFacts {
  const facts = anyFacts.parse(isRecord(data) ? data : {});
  return { ...facts, id: facts.id ?? Number(/\d+/.exec(name)?.[0]) } as ArticleFacts;
}
