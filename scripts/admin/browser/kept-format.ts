import type { Field } from '@sveltia/cms';
import {
  type CST,
  type Document,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parse,
  parseDocument,
  Scalar,
  type ScalarTag,
  stringify,
} from 'yaml';
import { stringTag } from 'yaml/util';
import { isRecord } from '../../../tools/is-record';

type Parts = { facts: string; body?: string };

/** A hidden field for forms whose files have no number to identify them: it carries the file's original text. */
export const textAsRead: Field = { name: 'text_as_read', widget: 'hidden' };

/**
 * How a form's files are read and written: a saved file keeps its comments, quotes, line breaks and spacing
 * wherever its data did not change. With the editor's own format, even followed by prettier, a new phone number
 * deletes the four comments of site.yml and rewrites four other lines; a saved article has about 10 lines changed.
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

type Form = {
  name: string;
  widget?: string;
  default?: unknown;
  fields?: Form[];
  root?: boolean;
};

/**
 * The editor omits everything that is empty and writes every boolean. A file has the empty texts and lists that
 * the schema requires, and no boolean with its default value.
 */
function asInFile(data: unknown, fields: readonly Field[]): unknown {
  const forms = fields as Form[];
  const [first] = forms;
  return first?.root ? inEach(data, first) : inRecord(data as Record<string, unknown>, forms);
}

function inRecord(data: Record<string, unknown>, fields: Form[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = data[field.name] ?? field.default;
      const isDefault = field.widget === 'boolean' && value === field.default;
      return value === undefined || isDefault ? [] : [[field.name, inEach(value, field)]];
    }),
  );
}

function inEach(value: unknown, { fields }: Form): unknown {
  if (!fields) return value;
  if (Array.isArray(value)) return value.map((item) => inRecord(item, fields));
  return inRecord(value as Record<string, unknown>, fields);
}

/** The text with the new data; what did not change stays as written. */
function rewriteYaml(text: string, value: unknown): string {
  const document = parseDocument(text, {
    keepSourceTokens: true,
    customTags: (tags) => tags.map((tag) => (tag === stringTag ? textAsWritten : tag)),
  });
  document.contents = merge(document, document.contents, value) as typeof document.contents;
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
  if (isSeq(node) && Array.isArray(value)) {
    const before = node.items.map((item) => JSON.stringify(toData(document, item)));
    const old = [...node.items];
    node.items = value.map((child, index) => {
      // An item that only moved brings its comments along.
      const same = before.indexOf(JSON.stringify(child));
      return merge(document, old[same === -1 ? index : same], child);
    });
    return node;
  }
  if (isScalar(node)) return node.value === value ? node : changeScalar(node, value);
  return document.createNode(value);
}

function changeScalar(node: Scalar, value: unknown): Node {
  const changed = node.clone() as Scalar;
  changed.value = value;
  delete changed.srcToken;
  const isQuoted = node.type === Scalar.QUOTE_DOUBLE || node.type === Scalar.QUOTE_SINGLE;
  if (!isQuoted) delete changed.type;
  return changed;
}

// Long texts may be broken into lines (>-). The library would break an unchanged one anew.
const textAsWritten: ScalarTag = {
  ...stringTag,
  stringify(item, ...rest) {
    const token = item.srcToken;
    if (token?.type !== 'block-scalar') return stringTag.stringify?.(item, ...rest) ?? '';
    const header = token.props.find(
      ({ type }) => type === 'block-scalar-header',
    ) as CST.SourceToken;
    return `${header.source}\n${token.source.trimEnd()}`;
  },
};

function toData(document: Document, item: unknown): unknown {
  return isPair(item) ? (item as Pair).toJSON() : (item as Node).toJS(document);
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
