import { stringify } from 'yaml';
import {
  jsonSchemaOf,
  propertiesOf,
  type JsonSchema as Schema,
} from '../../lib/content/json-schema';
import { isRecord } from '../../lib/content/localize';
import type { Mistake } from '../../lib/content/mistakes';
import { loadYaml } from '../../lib/content/parse-yaml';
import { splitMarkdown } from '../../lib/content/read-file';
import { schemaOf } from './content-paths';
import type { Content } from './read-content';
import type { File } from './units';

/** A content file as the editing page saves it, so that each change is a small one. */
export function formatFile({ name, text }: File): string {
  const schema = schemaOf(name);
  if (!schema) return text;
  const write = (facts: string) => {
    const data = inOrder(loadYaml({ file: `content/${name}`, text: facts }), jsonSchemaOf(schema));
    return stringify(data, { lineWidth: 0, singleQuote: true });
  };
  if (!name.endsWith('.md')) return write(text);
  const { front, body } = splitMarkdown(name, text);
  return `---\n${write(front.text)}---\n\n${body.trim().replace(/^\|.*\|[ \t]*$/gm, compactRow)}\n`;
}

/** Names in the schema's order, without empty lists. */
function inOrder(data: unknown, schema: Schema): unknown {
  if (Array.isArray(data)) return data.map((item) => inOrder(item, (schema.items ?? {}) as Schema));
  if (!isRecord(data)) return data;
  const properties = propertiesOf(schema, data);
  const names = new Set([...Object.keys(properties), ...Object.keys(data)]);
  return Object.fromEntries(
    [...names]
      .filter((name) => name in data && !(Array.isArray(data[name]) && data[name].length === 0))
      .map((name) => [name, inOrder(data[name], properties[name] ?? {})]),
  );
}

function compactRow(row: string): string {
  const cells = row
    .trim()
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
  return `| ${cells.map((cell) => cell.replace(/^(:?)-+(:?)$/, '$1---$2')).join(' | ')} |`;
}

export function* checkFormat({ files }: Content): Iterable<Mistake> {
  for (const file of files) {
    const formatted = formatFile(file);
    if (formatted === file.text) continue;
    const [lines, right] = [file.text.split('\n'), formatted.split('\n')];
    const index = lines.findIndex((line, at) => line !== right[at]);
    const line = index < 0 ? lines.length : index + 1;
    const problem = 'is not written as the editing page writes it. Run npm run format:content.';
    yield { file: `content/${file.name}`, line, field: '', problem };
  }
}
