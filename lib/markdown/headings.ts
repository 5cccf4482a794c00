import type { Token } from 'markdown-it';
import { fillText } from '../inline-text';
import { createSlugger, headingId, parser, textOf } from './parser';

export type Heading = { id: string; text: string };

export type MarkdownLabels = { sources: string; backToText: string; linkTo: string };

/** Adds ids, and links on levels two and three. Returns the headings of level two. */
export function linkHeadings(tokens: Token[], labels: MarkdownLabels): Heading[] {
  const headings: Heading[] = [];
  for (const { token, close, ...heading } of headingsIn(tokens)) {
    token.attrSet('id', heading.id);
    if (token.tag === 'h2') headings.push(heading);
    if (token.tag === 'h2' || token.tag === 'h3') close.content = headingLink(heading, labels);
  }
  return headings;
}

function* headingsIn(tokens: Token[]): Iterable<Heading & { token: Token; close: Token }> {
  const slug = createSlugger();
  for (const [index, token] of tokens.entries()) {
    const [content, close] = tokens.slice(index + 1, index + 3);
    if (token.type !== 'heading_open' || !content || !close) continue;
    const text = textOf(content);
    yield { id: headingId(token, text, slug), text, token, close };
  }
}

/** Wraps the text of each h2 in <dfn>. */
export function markHeadingsAsTerms(html: string): string {
  return html.replace(/(<h2\b[^>]*>)(.*?)(?=<a |<\/h2>)/g, '$1<dfn>$2</dfn>');
}

export function headingText(markdown: string, id: string): string | undefined {
  return [...headingsIn(parser.parse(markdown, {}))].find((heading) => heading.id === id)?.text;
}

function headingLink({ id, text }: Heading, { linkTo }: MarkdownLabels): string {
  const label = parser.utils.escapeHtml(fillText(linkTo, { heading: text }));
  return `<a class="heading-link" aria-label="${label}" href="#${id}">#</a>`;
}
