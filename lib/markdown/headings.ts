import GithubSlugger from 'github-slugger';
import type { Token } from 'markdown-it';
import { fillText } from '../inline-text';
import { headingId, parser, textOf } from './parser';

export type Heading = { id: string; text: string };

/** The words that stand around a text: above its notes, and for screen readers. */
export type MarkdownLabels = { sources: string; backToText: string; linkTo: string };

/**
 * Takes a text's tokens, gives each heading an id and those of the second and third level a link to
 * themselves, and returns the headings of the second level.
 */
export function linkHeadings(tokens: Token[], labels: MarkdownLabels): Heading[] {
  const slugger = new GithubSlugger();
  const headings: Heading[] = [];
  tokens.forEach((token, index) => {
    const [content, close] = tokens.slice(index + 1, index + 3);
    if (token.type !== 'heading_open' || !content || !close) return;
    const text = textOf(content);
    const heading = { id: headingId(token, text, slugger), text };
    token.attrSet('id', heading.id);
    if (token.tag === 'h2') headings.push(heading);
    if (token.tag === 'h2' || token.tag === 'h3') close.content = headingLink(heading, labels);
  });
  return headings;
}

/** Takes the HTML of a text that explains each of its headings, and marks their words as what is defined. */
export function defineHeadings(html: string): string {
  return html.replace(/(<h2\b[^>]*>)(.*?)(?=<a |<\/h2>)/g, '$1<dfn>$2</dfn>');
}

/** Returns the words of a heading by its id; undefined where the text has no such heading. */
export function headingWords(markdown: string, id: string): string | undefined {
  const tokens = parser.parse(markdown, {});
  const slugger = new GithubSlugger();
  for (const [index, token] of tokens.entries()) {
    const content = tokens[index + 1];
    if (token.type !== 'heading_open' || !content) continue;
    const text = textOf(content);
    if (headingId(token, text, slugger) === id) return text;
  }
  return undefined;
}

/** Returns the mark after a heading, to copy the address of that part of the text. */
export function headingLink({ id, text }: Heading, { linkTo }: MarkdownLabels): string {
  const label = parser.utils.escapeHtml(fillText(linkTo, { heading: text }));
  return `<a class="heading-link" aria-label="${label}" href="#${id}">#</a>`;
}
