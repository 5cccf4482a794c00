import { readdirSync } from 'node:fs';
import type { ZodType } from 'zod';
import type { Article } from '../../lib/content/articles';
import { figureSchema } from '../../lib/content/figure-schemas';
import { type ArticleFacts, articleSchema, pageSchema } from '../../lib/content/markdown-schemas';
import { ContentError, type Mistake } from '../../lib/content/mistakes';
import { loadYaml, parseYaml, type Source } from '../../lib/content/parse-yaml';
import { type MarkdownParts, readText, splitMarkdown } from '../../lib/content/read-file';
import { isRecord } from '../../tools/is-record';
import { dataFiles, emailFiles, pageFiles, placeOf, places } from './files';

/** A part of a file that is YAML, with its data, or undefined where it cannot be read. */
export type DataPart = { source: Source; data: unknown };

/** Everything in content/, as far as it can be read, and what is wrong with the rest. */
export type Content = {
  /** Names below content/en/, or below content/ where a file is for every language. */
  names: string[];
  /** Names below content/es/. */
  translated: string[];
  data: DataPart[];
  texts: MarkdownParts[];
  articles: Article[];
  emails: { file: string; text: string }[];
  mistakes: Mistake[];
};

/** Reads all of content/; a file's mistakes hide neither its other parts nor other files. */
export function readContent(): Content {
  const all = listNames();
  const translated = all.filter((name) => name.startsWith('es/')).map((name) => name.slice(3));
  const names = all
    .filter((name) => !name.startsWith('es/'))
    .map((name) => name.replace(/^en\//, ''));
  const content: Content = {
    names,
    translated,
    data: [],
    texts: [],
    articles: [],
    emails: [],
    mistakes: [],
  };
  const has = (name: string) => names.includes(name);

  for (const [name, schema] of Object.entries(dataFiles).filter(([name]) => has(name)))
    readFile(name, schema);
  for (const name of names.filter((name) => places[1]?.pattern.test(name)))
    readFile(name, figureSchema);
  for (const name of pageFiles.filter(has)) readMarkdown(name, pageSchema);
  for (const name of names.filter((name) => /^articles\/.*\.md$/.test(name))) readArticle(name);
  for (const name of emailFiles.filter(has)) {
    const text = attempt(() => readText(name));
    if (text) content.emails.push({ file: `content/${name}`, text });
  }
  content.articles.sort((a, b) => a.facts.id - b.facts.id);
  return content;

  function readFile(name: string, schema: ZodType) {
    const text = attempt(() => readText(placeOf(name)));
    if (text) readData({ file: `content/${placeOf(name)}`, text }, schema);
  }

  function readData(source: Source, schema: ZodType): unknown {
    const data = attempt(() => parseYaml(source, schema)) ?? loadUnchecked(source);
    content.data.push({ source, data });
    return data;
  }

  function readMarkdown(name: string, schema: ZodType) {
    const parts = attempt(() => splitMarkdown(placeOf(name)));
    if (!parts) return undefined;
    content.texts.push(parts);
    return { ...parts, data: readData(parts.front, schema) };
  }

  function readArticle(name: string) {
    const file = `content/${placeOf(name)}`;
    // One that cannot be read keeps its number, so that nothing is said of the links to it.
    const unread = { file, front: { file, text: '' }, body: '', bodyLine: 1, data: undefined };
    const { data, ...parts } = readMarkdown(name, articleSchema) ?? unread;
    content.articles.push({ ...parts, facts: looseFacts(name, data), language: 'en' });
  }

  function attempt<T>(read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      content.mistakes.push(...error.mistakes);
      return undefined;
    }
  }
}

/** All files but the templates of new articles, which are still to be filled in. */
function listNames(): string[] {
  return readdirSync('content', { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) =>
      `${parentPath}/${name}`.replaceAll('\\', '/').replace(/^content\//, ''),
    )
    .filter((name) => !name.startsWith('templates/'))
    .sort();
}

/** What breaks a rule can still be read, and the rest of it be checked. */
function loadUnchecked(source: Source): unknown {
  try {
    return loadYaml(source);
  } catch {
    return undefined;
  }
}

/** Valid or not, the front matter as facts to check the rest with; a missing number comes from the file's name. */
function looseFacts(name: string, data: unknown): ArticleFacts {
  const facts = isRecord(data) ? data : {};
  const { id: ownId, draft, listTitle, accidentType, reviewed } = facts;
  const id = Number.isInteger(ownId) ? Number(ownId) : Number(/\d+/.exec(name)?.[0]);
  const list = (value: unknown) => (Array.isArray(value) ? value : []);
  const sources = list(facts['sources']).filter(isSource);
  const related = list(facts['related']).filter(Number.isInteger);
  const text = (name: string) => String(facts[name] ?? '');
  return {
    id,
    title: text('title'),
    summary: text('summary'),
    description: text('description'),
    updated: text('updated'),
    coverAlt: text('coverAlt'),
    coverCaption: text('coverCaption'),
    draft: draft === true,
    ...(isRecord(reviewed) && {
      reviewed: { by: String(reviewed['by']), date: String(reviewed['date']) },
    }),
    ...(typeof listTitle === 'string' && { listTitle }),
    ...(typeof accidentType === 'string' && { accidentType }),
    related,
    sources,
  };
}

function isSource(value: unknown): value is ArticleFacts['sources'][number] {
  return isRecord(value) && typeof value['id'] === 'string';
}
