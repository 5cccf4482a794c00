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
import { isRecord } from '../../../tools/is-record';

/** A hidden field for forms whose files have no number to identify them: it carries the file's original text. */
export const textAsRead: Field = { name: 'text_as_read', widget: 'hidden' };

type Form = {
  name: string;
  widget?: string;
  default?: unknown;
  fields?: Form[];
  root?: boolean;
};

/**
 * How a form's files are read and written: a saved file keeps its comments, quotes, line breaks and spacing
 * wherever its data did not change. With the editor's own format, even followed by prettier, a new phone number
 * deletes the four comments of site.yml and rewrites four other lines; a saved article has about 10 lines changed.
 */
export function keptFormat(fields: Field[]) {
  const written = fields.filter(({ name }) => name !== textAsRead.name) as Form[];
  const form = written[0]?.root ? written[0] : { fields: written };
  // A form of many files tells them apart by their number; all others have one file.
  const files = new Map<unknown, string>();
  return {
    fromFile(file: string): unknown {
      const { facts, body } = split(file);
      const data = parse(facts);
      if (written.length < fields.length) return { ...data, [textAsRead.name]: facts };
      files.set(data.id, file);
      return body === undefined ? data : { ...data, body };
    },
    toFile(value: unknown): string {
      const { id, [textAsRead.name]: text } = value as Record<string, unknown>;
      const before = split(String(text ?? files.get(id) ?? ''));
      const data = asInFile(value, form);
      if (!isRecord(data) || typeof data['body'] !== 'string')
        return rewriteYaml(before.facts, data);
      const { body, ...facts } = data;
      const after = rewriteMarkdown(before.body ?? '', String(body)).trim();
      return `---\n${rewriteYaml(before.facts, facts)}---\n\n${after}\n`;
    },
  };
}

function split(file: string): { facts: string; body?: string } {
  const whole = `${file.trim()}\n`;
  const [, facts, body] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(whole) ?? [];
  return facts === undefined || body === undefined
    ? { facts: whole }
    : { facts, body: body.trim() };
}

/**
 * The editor omits everything that is empty and writes every boolean. A file has the empty texts and lists that
 * the schema requires, and no boolean with its default value.
 */
function asInFile(value: unknown, { fields }: Pick<Form, 'fields'>): unknown {
  if (!fields) return value;
  if (Array.isArray(value)) return value.map((item) => asInFile(item, { fields }));
  const entries = fields.flatMap((field) => {
    const own = (value as Record<string, unknown>)[field.name] ?? field.default;
    const isDefault = field.widget === 'boolean' && own === field.default;
    return own === undefined || isDefault ? [] : [[field.name, asInFile(own, field)]];
  });
  return Object.fromEntries(entries);
}

/** The text with the new data; what did not change stays as written. */
function rewriteYaml(text: string, value: unknown): string {
  // Long texts may be broken into lines (>-). The library would break an unchanged one anew.
  const textAsWritten: ScalarTag = {
    ...stringTag,
    stringify(item, ...rest) {
      if (item.range && /^BLOCK/.test(item.type ?? ''))
        return text.slice(item.range[0], item.range[1]).trimEnd();
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
    // Without quotes, the way it is written may not suit another value.
    if (node.value !== value && !/^QUOTE/.test(node.type ?? '')) delete node.type;
    node.value = value;
    return node;
  }
  return document.createNode(value);
}

/** An item that only moved brings its comments along; one that changed stays in its place where that is free. */
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

/** The editor's text with the original spacing wherever only that differs: table columns, lines between items. */
export function rewriteMarkdown(before: string, after: string): string {
  const asWritten = new Map(before.split('\n').map((line) => [withoutSpacing(line), line]));
  const lines = after.split('\n').map((line) => asWritten.get(withoutSpacing(line)) ?? line);
  return lines.join('\n').replace(/^(.+)\n(?=(.+)$)/gm, (together, line, next) => {
    const wasApart = before.includes(`${line}\n\n${next}`) && !before.includes(`${line}\n${next}`);
    return wasApart ? `${line}\n\n` : together;
  });
}

/** Equal for lines whose cells are only padded differently. */
function withoutSpacing(line: string): string {
  return line.replace(/ +/g, ' ').replace(/-{3,}/g, '---');
}
