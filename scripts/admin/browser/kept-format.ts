import type { Field } from '@sveltia/cms';
import { parse, stringify } from 'yaml';
import { asInFile } from './as-in-file';
import { rewriteMarkdown } from './rewrite-markdown';
import { rewriteYaml } from './rewrite-yaml';

type Parts = { facts: string; body?: string };

/**
 * A field that is not shown, in forms whose files have no number to tell them apart by: it carries the
 * file's text as it was read.
 */
export const textAsRead: Field = { name: 'text_as_read', widget: 'hidden' };

/**
 * Takes the form's fields and returns how its files are read and written: a saved file keeps its
 * comments, quotes, line breaks and spacing wherever its data did not change.
 */
export function keptFormat(fields: Field[]) {
  const files = new Map<unknown, Parts>();
  return {
    fromFile(file: string): unknown {
      const parts = split(file);
      const data = parse(parts.facts);
      if (fields.some(({ name }) => name === textAsRead.name))
        return { ...data, [textAsRead.name]: parts.facts };
      files.set(keyOf(data), parts);
      return parts.body === undefined ? data : { ...data, body: parts.body };
    },
    toFile(value: unknown): string {
      const { [textAsRead.name]: text } = value as Record<string, unknown>;
      const before = text ? split(String(text)) : files.get(keyOf(value));
      return join(rewrite(asInFile(value, fields.filter(isWritten)), before));
    },
  };
}

function rewrite(data: unknown, before?: Parts): Parts {
  if (!hasBody(data)) return { facts: rewriteFacts(data, before) };
  const { body, ...rest } = data;
  return {
    facts: rewriteFacts(rest, before),
    body: before?.body === undefined ? body : rewriteMarkdown(before.body, body),
  };
}

function rewriteFacts(data: unknown, before?: Parts): string {
  return before ? rewriteYaml(before.facts, data) : stringify(data, { lineWidth: 0 });
}

function split(file: string): Parts {
  const match = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(`${file.trim()}\n`);
  return match
    ? { facts: match[1] ?? '', body: (match[2] ?? '').trim() }
    : { facts: `${file.trim()}\n` };
}

function join({ facts, body }: Parts): string {
  return body === undefined ? facts : `---\n${facts}---\n\n${body.trim()}\n`;
}

/** A form of many files tells them apart by their number; all others have one file. */
function keyOf(data: unknown): unknown {
  return (data as { id?: unknown }).id;
}

function isWritten({ name }: Field): boolean {
  return name !== textAsRead.name;
}

function hasBody(data: unknown): data is { body: string } {
  return typeof (data as { body?: unknown }).body === 'string';
}
