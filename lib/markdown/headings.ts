import GithubSlugger from 'github-slugger';
import type { Token } from 'markdown-it';
import { parser } from './parser';
import { textOf } from './text-of';

export type Heading = { id: string; text: string };

/**
 * Takes a text's tokens, gives each heading an id and those of the second and third level a link to
 * themselves, and returns the headings of the second level.
 */
export function linkHeadings(tokens: Token[]): Heading[] {
  const slugger = new GithubSlugger();
  const headings: Heading[] = [];
  tokens.forEach((token, index) => {
    const [content, close] = tokens.slice(index + 1, index + 3);
    if (token.type !== 'heading_open' || !content || !close) return;
    const text = textOf(content);
    const heading = { id: slugger.slug(text), text };
    token.attrSet('id', heading.id);
    if (token.tag === 'h2') headings.push(heading);
    if (token.tag === 'h2' || token.tag === 'h3') close.content = headingLink(heading);
  });
  return headings;
}

/** Returns the mark after a heading, to copy the address of that part of the text. */
export function headingLink({ id, text }: Heading): string {
  const label = parser.utils.escapeHtml(`Link to “${text}”`);
  return `<a class="heading-link" aria-label="${label}" href="#${id}">#</a>`;
}
