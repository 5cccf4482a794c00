import { isDeepStrictEqual } from 'node:util';
import { load } from 'js-yaml';
import * as markdown from 'prettier/plugins/markdown';
import * as yaml from 'prettier/plugins/yaml';
import { format } from 'prettier/standalone';
import { renderMarkdown } from '../../lib/markdown';

/**
 * Takes a YAML or Markdown text and its file's name and returns it with even spaces, quotes and
 * tables; throws where it cannot be read, or where the site would show something else.
 */
export async function formatText(file: string, text: string): Promise<string> {
  const parser = file.endsWith('.md') ? 'markdown' : 'yaml';
  const formatted = await format(text, { parser, plugins: [markdown, yaml] });
  if (saysTheSame(parser, text, formatted)) return formatted;
  throw new Error(`formatting ${file} would change what the site shows.`);
}

/** Takes two texts of a kind and returns whether the site shows the same of both. */
export function saysTheSame(parser: 'markdown' | 'yaml', one: string, other: string): boolean {
  return isDeepStrictEqual(meaningOf(parser, one), meaningOf(parser, other));
}

function meaningOf(parser: 'markdown' | 'yaml', text: string): unknown {
  if (parser === 'yaml') return load(text);
  const [, front = '', body = text] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
  const { html, headings } = renderMarkdown(body);
  return { front: load(front), html: html.replace(/\s+/g, ' '), headings };
}
