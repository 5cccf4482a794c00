import type { Field } from '@sveltia/cms';
import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parse,
  parseDocument,
  type ScalarTag,
} from 'yaml';
import { stringTag } from 'yaml/util';
import type { ZodType } from 'zod';
import { jsonSchemaOf } from '../../../lib/content/json-schema';
import { isRecord } from '../../../lib/is-record';
import { fromForm, toForm } from './form-data';

export const textAsRead: Field = { name: 'text_as_read', widget: 'hidden', i18n: true };

export const spanishWords = 'spanish';

export type Form = Record<string, unknown>;

export type Entry = { path: string; data: Form; i18n: Record<string, { data: Form }> };

export const entryOf = (map: { toJS(): unknown }) => map.toJS() as Entry;

/** Reads and writes files without losing comments and layout, unlike the editor's own format. */
export function keptFormat(schema: ZodType) {
  const json = jsonSchemaOf(schema);
  return {
    fromFile(file: string): Form {
      const { facts, body } = split(file);
      const form = toForm(parse(facts), json) as Form;
      return { ...form, ...(body !== undefined && { body }), [textAsRead.name]: file };
    },
    toFile(form: Form): string {
      const { [textAsRead.name]: text, [spanishWords]: words } = form;
      const data = words ? JSON.parse(String(words)) : fromForm(form, json);
      const facts = rewriteYaml(split(String(text ?? '')).facts, data);
      const body = bodyInFile(form);
      return body === undefined ? facts : `---\n${facts}---\n\n${body}\n`;
    },
  };
}

export function bodyInFile({ body, [textAsRead.name]: text }: Form): string | undefined {
  if (body === undefined) return undefined;
  return rewriteMarkdown(split(String(text ?? '')).body ?? '', String(body)).trim();
}

export function split(file: string): { facts: string; body?: string } {
  const whole = `${file.trim()}\n`;
  const [, facts, body] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(whole) ?? [];
  return facts === undefined || body === undefined
    ? { facts: whole }
    : { facts, body: body.trim() };
}

function rewriteYaml(text: string, value: unknown): string {
  // The library would refold long lines and rewrite escapes.
  const textAsWritten: ScalarTag = {
    ...stringTag,
    stringify(item, ...rest) {
      if (item.range) return text.slice(item.range[0], item.range[1]).trimEnd();
      return stringTag.stringify?.(item, ...rest) ?? '';
    },
  };
  const document: Document = parseDocument(text, {
    customTags: (tags) => tags.map((tag) => (tag === stringTag ? textAsWritten : tag)),
  });
  document.contents = merge(document, document.contents, value);
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

function merge(document: Document, node: unknown, value: unknown): Node {
  if (isMap(node) && isRecord(value)) {
    node.items = Object.entries(value).map(([key, child]) => {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (!pair) return document.createPair(key, child);
      pair.value = merge(document, pair.value, child);
      return pair;
    });
    return node;
  }
  if (isSeq<Node>(node) && Array.isArray(value)) {
    node.items = mergeItems(document, node.items, value);
    return node;
  }
  if (isScalar(node) && typeof value !== 'object') {
    if (node.value === value) return node;
    // An unquoted style may not fit another value.
    if (!/^QUOTE/.test(node.type ?? '')) delete node.type;
    node.range = null;
    node.value = value;
    return node;
  }
  return document.createNode(value);
}

/** Moved items keep their comments; changed ones stay in place if possible. */
function mergeItems(document: Document, items: Node[], value: unknown[]): Node[] {
  const left = items.map((item) => JSON.stringify(item.toJS(document)));
  const moved = value.map((child) => {
    const place = left.indexOf(JSON.stringify(child));
    if (place >= 0) left[place] = '';
    return items[place];
  });
  const flow = isCollection(items[0]) && items[0].flow === true;
  return value.map((child, index) => {
    const changed = left[index] ? items[index] : document.createNode(child, { flow });
    return moved[index] ?? merge(document, changed, child);
  });
}

/** The new text with the original spacing where nothing else differs. */
export function rewriteMarkdown(before: string, after: string): string {
  const asWritten = new Map(before.split('\n').map((line) => [withoutSpacing(line), line]));
  const lines = after.split('\n').map((line) => asWritten.get(withoutSpacing(line)) ?? line);
  return lines.join('\n').replace(/^(.+)\n(?=(.+)$)/gm, (together, line, next) => {
    const wasApart = before.includes(`${line}\n\n${next}`) && !before.includes(`${line}\n${next}`);
    return wasApart ? `${line}\n\n` : together;
  });
}

function withoutSpacing(line: string): string {
  return line.replace(/ +/g, ' ').replace(/-{3,}/g, '---');
}
