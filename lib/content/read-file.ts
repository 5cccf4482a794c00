import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ZodType } from 'zod';
import { ContentError } from './mistakes';
import { parseYaml } from './parse-yaml';

const contentFolder = join(process.cwd(), 'content');

/** Takes a file's path below content/ and its schema and returns its data; throws a ContentError. */
export function readYaml<T>(path: string, schema: ZodType<T>): T {
  return parseYaml({ file: `content/${path}`, text: readText(path) }, schema);
}

export type MarkdownFile<T> = { facts: T; body: string; file: string; bodyLine: number };

/**
 * Takes a Markdown file's path below content/ and the schema of its front matter, and returns both
 * parts and the line on which the body begins; throws a ContentError.
 */
export function readMarkdown<T>(path: string, schema: ZodType<T>): MarkdownFile<T> {
  const file = `content/${path}`;
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(readText(path));
  if (!match) {
    const problem = 'must begin with its facts between two lines of three hyphens (---).';
    throw new ContentError([{ file, line: 1, field: '', problem }]);
  }
  const [, front = '', body = ''] = match;
  const facts = parseYaml({ file, text: front, firstLine: 2 }, schema);
  return { facts, body, file, bodyLine: front.split('\n').length + 3 };
}

/** Takes a folder below content/ and an ending, and returns the paths of its files in order. */
export function listFiles(folder: string, ending: string): string[] {
  return readdirSync(join(contentFolder, folder))
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => `${folder}/${name}`);
}

/** Takes a file's path below content/ and returns its text. */
function readText(path: string): string {
  return readFileSync(join(contentFolder, path), 'utf8');
}
