import type { Token } from 'markdown-it';
import { fillText } from '../inline-text';
import { createSlugger, headingId, parser, textOf } from './parser';

export type Heading = { id: string; text: string };

/** The words that stand around a text: above its notes, and for screen readers. */
export type MarkdownLabels = { sources: string; backToText: string; linkTo: string };

/**
 * Takes a text's tokens, gives each heading an id and those of the second and third level a link to
 * themselves, and returns the headings of the second level.
 */
export function linkHeadings(tokens: Token[], labels: MarkdownLabels): Heading[] {
  const headings: Heading[] = [];
  for (const { token, close, ...heading } of headingsIn(tokens)) {
    token.attrSet('id', heading.id);
    if (token.tag === 'h2') headings.push(heading);
    if (token.tag === 'h2' || token.tag === 'h3') close.content = headingLink(heading, labels);
  }
  return headings;
}

/** Each heading of a text, with the tokens that open and close it. */
function* headingsIn(tokens: Token[]): Iterable<Heading & { token: Token; close: Token }> {
  const slug = createSlugger();
  for (const [index, token] of tokens.entries()) {
    const [content, close] = tokens.slice(index + 1, index + 3);
    if (token.type !== 'heading_open' || !content || !close) continue;
    const text = textOf(content);
    yield { id: headingId(token, text, slug), text, token, close };
  }
}

/** Takes the HTML of a text that explains each of its headings, and marks their words as what is defined. */
export function defineHeadings(html: string): string {
  return html.replace(/(<h2\b[^>]*>)(.*?)(?=<a |<\/h2>)/g, '$1<dfn>$2</dfn>');
}

/** Returns the words of a heading by its id; undefined where the text has no such heading. */
export function headingWords(markdown: string, id: string): string | undefined {
  return [...headingsIn(parser.parse(markdown, {}))].find((heading) => heading.id === id)?.text;
}

/** Returns the mark after a heading, to copy the address of that part of the text. */
export function headingLink({ id, text }: Heading, { linkTo }: MarkdownLabels): string {
  const label = parser.utils.escapeHtml(fillText(linkTo, { heading: text }));
  return `<a class="heading-link" aria-label="${label}" href="#${id}">#</a>`;
}
