import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ZodType } from 'zod';
import type { Language } from '../language';
import { ContentError, findInvisible, isInvisible, lineAt, type Source } from './mistakes';
import { parseYaml } from './parse-yaml';

const inContent = (path: string) => join(process.cwd(), 'content', path);

/** A YAML file's data in all languages. Throws a ContentError. */
export function readData<T>(path: string, schema: ZodType<T>): T {
  return parseYaml({ file: `content/${path}`, text: readText(path) }, schema);
}

export type MarkdownParts = { file: string; front: Source; body: string; bodyLine: number };

/** Path of a text's file in a language: pages/about.es.md. */
export function markdownPath(text: string, language: Language): string {
  return `${text}.${language}.md`;
}

export function isTranslated(text: string, language: Language): boolean {
  return existsSync(inContent(markdownPath(text, language)));
}

/** Throws a ContentError if the front matter or the body is missing. */
export function splitMarkdown(path: string, text = readText(path)): MarkdownParts {
  const file = `content/${path}`;
  const [, facts, body = ''] =
    /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(text) ?? [];
  if (facts === undefined || body.trim() === '') {
    const problem = 'needs its facts between two lines of three hyphens (---), and text below.';
    throw new ContentError([{ file, line: 1, field: '', problem }]);
  }
  const bodyLine = facts.split('\n').length + 3;
  return { file, front: { file, text: facts, firstLine: 2 }, body, bodyLine };
}

export function listFiles(folder: string, ending: string): string[] {
  return readdirSync(inContent(folder))
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => `${folder}/${name}`);
}

// Node.js decodes invalid UTF-8 as �; other programs show UTF-8 as Ã© or â€™.
const damage = /\uFFFD|[ÂÃ][\u00A0-¿ŒœŠšŽžŸƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]|â€|ðŸ|^(<<<<<<<|>>>>>>>)/m;

/**
 * Throws a ContentError if the file is not UTF-8, has an unresolved Git conflict, or characters
 * that no one sees.
 */
export function readText(path: string): string {
  // macOS and PDFs may write accents apart from their letters.
  const text = readFileSync(inContent(path), 'utf8')
    .replace(/^\uFEFF/, '')
    .normalize('NFC');
  refuse(
    text.search(damage),
    'has a broken letter or an unresolved Git conflict (<<<<<<<). Write the line again, and save the file as UTF-8.',
  );
  refuse(findInvisible(text), isInvisible);
  return text;

  function refuse(index: number, problem: string) {
    const line = lineAt(text, index);
    if (index >= 0) throw new ContentError([{ file: `content/${path}`, line, field: '', problem }]);
  }
}
