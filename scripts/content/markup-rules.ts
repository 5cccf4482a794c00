import type { Mistake } from '../../lib/content/mistakes';
import { outlineOf } from './outline';
import type { Content } from './read-content';

/** Pictures, links, bold type, headings, lists and tables that the parser left as characters. */
const leftovers = [
  /!\[[^\][]*\]\s*\([^)]*\)?/,
  /\[[^\][]*\](?:\([^)]*\)?|\s+\((?:https?:|[/#])[^)]*\)?)/,
  /\([^)]*\)\[(?:https?:|[/#])[^\]]*\]?/,
  /\*+[^*\s]+|[^*\s]+\*+/,
  /^#{2,}\S*/,
  /^(?:[•·▪]\s*\S*|-\p{L}\S*)/u,
  /^\|.*/,
];
const advice =
  'is not recognized and appears as plain text. content/README.md says how texts are written.';

/** Markup that would be visible as characters, or dropped, and ids that lead to another heading. */
export function* checkMarkup({ texts }: Content): Iterable<Mistake> {
  for (const text of texts) {
    const { html, lines, headings } = outlineOf(text);
    const at = (line: number, problem: string) => ({
      file: text.file,
      line,
      field: 'text',
      problem,
    });
    for (const tag of html)
      if (!tag.text.startsWith('</'))
        yield at(tag.line, `${quote(tag.text)} is left out. Write the text alone.`);
    for (const [index, { id, line }] of headings.entries())
      if (headings.findIndex((one) => one.id === id) < index)
        yield at(line, `has two headings {#${id}}. Give each its own.`);
    for (const one of lines) {
      const [sign] = leftovers.map((pattern) => pattern.exec(one.text)?.[0]).filter(Boolean);
      if (sign) yield at(one.line, `${quote(sign)} ${advice}`);
    }
  }
}

function quote(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return `“${line.length > 50 ? `${line.slice(0, 50)}…` : line}”`;
}
