import type { ZodType, z } from 'zod';
import type { Article } from '../../lib/content/articles';
import { type ArticleFacts, articleSchema } from '../../lib/content/markdown-schemas';
import {
  ContentError,
  lineAt,
  type Mistake,
  mistakeAt,
  type Source,
  writePath,
} from '../../lib/content/mistakes';
import { parseYaml, valuesIn } from '../../lib/content/parse-yaml';
import { type MarkdownParts, readText, splitMarkdown } from '../../lib/content/read-file';
import type { DataFile, dataFiles } from '../../lib/content/site-content';
import type { Language } from '../../lib/language';
import { filesIn } from '../../tools/files';
import { emailFiles, schemaOf, textOfFile } from './content-paths';
import { type Outline, outlineOf } from './outline';

export type File = { name: string; text: string };

/** A YAML file or front matter with its data. */
type DataPart = { schema: ZodType; source: Source; data: unknown };

/** A value of data, a block or an address of running text, or an e-mail. */
type Passage = {
  kind: 'data' | 'text' | 'email';
  /** Its file and field: content/faq.yml: topics[1].tab.en. */
  place: string;
  words: string;
  at: (problem: string, match?: { 0: string; index?: number }) => Mistake;
};

export type Text = MarkdownParts & Outline & { id?: number; language: Language };

export type Content = ReturnType<typeof readContent>;

/** Reads all of content/. Files with mistakes are left out. */
export function readContent() {
  // Templates contain placeholders, and an edition may be turned off.
  const isLeftOut = /(^|\/)\.[^/]*$|^templates\//;
  const names = filesIn('content')
    .map((file) => file.slice('content/'.length))
    .filter((name) => !isLeftOut.test(name))
    .filter((name) => !/\.[a-z]{2}\.md$/.test(name) || textOfFile(name))
    .sort();
  const content = {
    /** Paths below content/. */
    names,
    files: [] as File[],
    data: new Map<string, DataPart>(),
    passages: [] as Passage[],
    texts: [] as Text[],
    /** In the original language. */
    articles: [] as (Article & Outline)[],
    emails: [] as { file: string; body: string }[],
    mistakes: [] as Mistake[],
  };
  for (const name of names) attempt(content.mistakes, () => read(name));
  content.articles.sort((a, b) => a.facts.id - b.facts.id);
  return content;

  function read(name: string): void {
    const [schema, file] = [schemaOf(name), `content/${name}`];
    if (!schema && !emailFiles.includes(name)) return;
    const whole = readText(name);
    content.files.push({ name, text: whole });
    if (!schema) {
      content.emails.push({ file, body: whole });
      addPassage('email', { file, words: whole, line: 1 });
      return;
    }
    const edition = textOfFile(name);
    const parts = edition && splitMarkdown(name, whole);
    const source = parts?.front ?? { file, text: whole };
    const data = parseYaml(source, schema);
    content.data.set(file, { schema, source, data });
    for (const { value, path } of valuesIn(data))
      if (typeof value === 'string')
        content.passages.push({
          kind: 'data',
          place: `${file}: ${writePath(path)}`,
          words: value,
          at: (problem, match) => mistakeAt(source, path, problem, match?.[0]),
        });
    if (!edition || !parts) return;
    const { text, language } = edition;
    const outlined = { ...parts, ...outlineOf(parts), language };
    const number = /^articles\/(\d+)/.exec(name)?.[1];
    content.texts.push({ ...outlined, ...(number && { id: Number(number) }) });
    for (const { text: words, line } of outlined.blocks) addPassage('text', { file, words, line });
    for (const { address, line } of outlined.links)
      addPassage('text', { file, words: address, line });
    if (schema === articleSchema)
      content.articles.push({ ...outlined, facts: data as ArticleFacts, name: text });
  }

  function addPassage(kind: 'text' | 'email', at: { file: string; words: string; line: number }) {
    const { file, words, line } = at;
    const mistake = (problem: string, { index = 0 } = {}) => {
      return { file, line: lineAt(words, index, line), field: 'text', problem };
    };
    content.passages.push({ kind, place: `${file}: text`, words, at: mistake });
  }
}

type DataOf<Name extends DataFile> = z.infer<(typeof dataFiles)[Name]['schema']>;

/** A file's data in all languages; undefined if it has mistakes. */
export function dataOf<Name extends DataFile>({ data }: Content, name: Name) {
  return data.get(`content/${name}`)?.data as DataOf<Name> | undefined;
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
