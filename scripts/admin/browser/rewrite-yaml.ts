import {
  type CST,
  type Document,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  type ScalarTag,
} from 'yaml';
import { stringTag } from 'yaml/util';

/** Takes a YAML text and new data, and returns the text with that data; what did not change stays as written. */
export function rewriteYaml(text: string, value: unknown): string {
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
  changed.srcToken = undefined;
  const isQuoted = node.type === Scalar.QUOTE_DOUBLE || node.type === Scalar.QUOTE_SINGLE;
  if (!isQuoted) changed.type = undefined;
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
