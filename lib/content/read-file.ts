import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ZodType } from 'zod';
import type { Language } from '../language';
import { addressIn } from '../routes';
import { ContentError } from './mistakes';
import { parseYaml, type Translated } from './parse-yaml';

const inContent = (path: string) => join(process.cwd(), 'content', path);

/** Takes a file's path below its language's folder and its schema and returns its data; throws a ContentError. */
export function readYaml<T>(path: string, schema: ZodType<T>, language: Language): T {
  const read = (one: Language) => readText(`${one}/${path}`);
  const source = { file: `content/${language}/${path}`, text: linksIn(language, read(language)) };
  return parseYaml(language === 'en' ? source : { ...source, original: read('en') }, schema);
}

/** A Markdown file in two parts: its facts (the front matter) and its text, with the line on which that begins. */
export type MarkdownParts = { file: string; front: Translated; body: string; bodyLine: number };
export type MarkdownFile<T> = MarkdownParts & { facts: T };

/**
 * Takes a Markdown file's path below its language's folder and the schema of its front matter, and returns
 * its parts and facts; throws a ContentError.
 */
export function readMarkdown<T>(
  path: string,
  schema: ZodType<T>,
  language: Language,
): MarkdownFile<T> {
  const parts = splitMarkdown(`${language}/${path}`);
  const body = linksIn(language, parts.body);
  const original = language === 'en' ? {} : { original: splitMarkdown(`en/${path}`).front.text };
  const front = { ...parts.front, ...original };
  return { ...parts, body, front, facts: parseYaml(front, schema) };
}

/** Texts link to English addresses in every language, so that a translation has none of its own. */
function linksIn(language: Language, text: string): string {
  return text.replace(/\]\((\/[^)\s]*)\)/g, (_, path) => `](${addressIn(language, path)})`);
}

/** Whether a file, by its path below its language's folder, exists in a language. */
export function isTranslated(path: string, language: Language): boolean {
  return existsSync(inContent(`${language}/${path}`));
}

/** Takes a Markdown file's path below content/ and returns its parts; throws a ContentError where they are not marked. */
export function splitMarkdown(path: string): MarkdownParts {
  const file = `content/${path}`;
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(readText(path));
  if (!match) {
    const problem = 'must begin with its facts between two lines of three hyphens (---).';
    throw new ContentError([{ file, line: 1, field: '', problem }]);
  }
  const [, text = '', body = ''] = match;
  const front = { file, text, firstLine: 2 };
  return { file, front, body, bodyLine: text.split('\n').length + 3 };
}

/** Takes a folder below content/ and an ending, and returns the paths of its files in order. */
export function listFiles(folder: string, ending: string): string[] {
  return readdirSync(inContent(folder))
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => `${folder}/${name}`);
}

/** Takes a file's path below content/ and returns its text. */
export function readText(path: string): string {
  return readFileSync(inContent(path), 'utf8');
}
