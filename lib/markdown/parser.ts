import MarkdownIt, { type Token } from 'markdown-it';
import { routes } from '../routes';
import { readCitation } from './citations';

/** The one Markdown parser: CommonMark, tables, bare addresses as links, and [^id] as a citation. */
export const parser = new MarkdownIt({ html: true, linkify: true });

// Before the links, since [^id] could be the name of one.
parser.inline.ruler.before('link', 'citation', readCitation);

// Editors may write blogs/11 for an article; its real address depends on the page it is listed on.
const { normalizeLink } = parser;
parser.normalizeLink = (url) => {
  const id = /^\/?blogs\/(\d+)$/.exec(url)?.[1];
  return id ? routes.article(Number(id)) : normalizeLink(url);
};

const { escapeHtml } = parser.utils;
const writers: Record<string, (token: Token) => string> = {
  // Raw HTML is recognized so that it can be left out.
  html_block: () => '',
  html_inline: () => '',
  citation: ({ content }) => content,
  heading_close: ({ content, tag }) => `${content}</${tag}>\n`,
  figure_close: ({ content }) =>
    `${content && `<figcaption>${escapeHtml(content)}</figcaption>`}</figure>\n`,
  // A wide table scrolls by itself on a phone; a region that scrolls must be reachable by keyboard.
  table_open: ({ content }) =>
    `<section class="table-scroll" aria-label="${content}" tabindex="0"><table>\n`,
  table_close: () => '</table></section>\n',
  // The parser would align a column by a style attribute, which the site's policy refuses.
  th_open: () => '<th>',
  td_open: () => '<td>',
};
for (const [type, write] of Object.entries(writers)) {
  parser.renderer.rules[type] = (tokens, index) => {
    const token = tokens[index];
    return token ? write(token) : '';
  };
}
