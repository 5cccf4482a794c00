import { readdirSync } from 'node:fs';
import { parse } from 'yaml';
import type { ZodType } from 'zod';
import type { Article } from '../../lib/content/articles';
import { figureSchema } from '../../lib/content/figure-schemas';
import { type ArticleFacts, articleSchema, pageSchema } from '../../lib/content/markdown-schemas';
import { ContentError, type Mistake } from '../../lib/content/mistakes';
import { parseYaml, type Source } from '../../lib/content/parse-yaml';
import { type MarkdownParts, readText, splitMarkdown } from '../../lib/content/read-file';
import { isRecord } from '../../tools/is-record';
import { dataFiles, emailFiles, pageFiles, places } from './files';

/** A part of a file that is YAML, with its data, or undefined where it cannot be read. */
export type DataPart = { source: Source; data: unknown };

/** Everything in content/, as far as it can be read, and what is wrong with the rest. */
export type Content = {
  /** Names below content/. */
  names: string[];
  data: DataPart[];
  texts: MarkdownParts[];
  articles: Article[];
  emails: { file: string; text: string }[];
  mistakes: Mistake[];
};

/** Reads all of content/; a file's mistakes hide neither its other parts nor other files. */
export function readContent(): Content {
  const names = listNames();
  const content: Content = { names, data: [], texts: [], articles: [], emails: [], mistakes: [] };
  const has = (name: string) => names.includes(name);

  for (const [name, schema] of Object.entries(dataFiles).filter(([name]) => has(name)))
    readData({ file: `content/${name}`, text: readText(name) }, schema);
  for (const name of names.filter((name) => places[1]?.pattern.test(name)))
    readData({ file: `content/${name}`, text: readText(name) }, figureSchema);
  for (const name of pageFiles.filter(has)) readPage(name);
  for (const name of names.filter((name) => /^articles\/.*\.md$/.test(name))) readArticle(name);
  for (const name of emailFiles.filter(has))
    content.emails.push({ file: `content/${name}`, text: readText(name) });
  content.articles.sort((a, b) => a.facts.id - b.facts.id);
  return content;

  function readData(source: Source, schema: ZodType): unknown {
    const data = attempt(() => parseYaml(source, schema)) ?? loadUnchecked(source.text);
    content.data.push({ source, data });
    return data;
  }

  function readPage(name: string) {
    const parts = attempt(() => splitMarkdown(name));
    if (!parts) return;
    content.texts.push(parts);
    readData(parts.front, pageSchema);
  }

  function readArticle(name: string) {
    const parts = attempt(() => splitMarkdown(name));
    if (!parts) return;
    content.texts.push(parts);
    const facts = looseFacts(name, readData(parts.front, articleSchema));
    content.articles.push({ ...parts, facts, language: 'en' });
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

function listNames(): string[] {
  return readdirSync('content', { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) =>
      `${parentPath}/${name}`.replaceAll('\\', '/').replace(/^content\//, ''),
    )
    .sort();
}

function loadUnchecked(text: string): unknown {
  try {
    return parse(text, { logLevel: 'silent' });
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
