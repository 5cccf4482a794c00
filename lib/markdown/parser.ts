import MarkdownIt, { type StateCore, type Token } from 'markdown-it';
import { articlePath } from '../routes';
import { readCitation } from './citations';
import { markFigure, readFigure } from './figures';

/**
 * The one Markdown parser: CommonMark, tables, bare addresses as links, [^id] as a citation,
 * {figure: name} as the place of a figure and {#id} as a heading's id.
 */
export const parser = new MarkdownIt({ html: true, linkify: true });

// Before the links, since [^id] could be the name of one.
parser.inline.ruler.before('link', 'citation', readCitation);
parser.core.ruler.push('heading_ids', readHeadingIds);
parser.block.ruler.before('paragraph', 'figure_place', readFigure, { alt: ['paragraph'] });

// Editors may write blogs/11 for an article; its real address names the page it is listed on.
const { normalizeLink } = parser;
parser.normalizeLink = (url) => {
  const id = /^\/?blogs\/(\d+)$/.exec(url)?.[1];
  return id ? articlePath(Number(id)) : normalizeLink(url);
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
  figure_place: ({ info }) => markFigure(info),
  // The roles stay where a style makes blocks of rows and cells.
  table_open: ({ content }) => `<table role="table" ${content}>\n`,
  thead_open: () => '<thead role="rowgroup">\n',
  tbody_open: () => '<tbody role="rowgroup">\n',
  tr_open: () => '<tr role="row">\n',
  // The parser would align a column by a style attribute, which the site's policy refuses.
  th_open: () => '<th role="columnheader" scope="col">',
  row_head_open: () => '<th role="rowheader" scope="row">',
  td_open: ({ content }) =>
    `<td role="cell"><span class="cell-label" aria-hidden="true">${content}</span>`,
};
for (const [type, write] of Object.entries(writers)) {
  parser.renderer.rules[type] = (tokens, index) => {
    const token = tokens[index];
    return token ? write(token) : '';
  };
}

/** Takes a token of running text and returns the text without its markup. */
export function textOf({ children }: Token): string {
  return (children ?? []).map(ownText).join('');
}

function ownText({ type, content }: Token): string {
  if (type === 'softbreak' || type === 'hardbreak') return '\n';
  return type === 'text' || type === 'code_inline' ? content : '';
}

/** Returns a function that makes ids of the headings of one text, as GitHub does, each one once. */
export function createSlugger(): (text: string) => string {
  const taken = new Map<string, number>();
  return (text) => {
    const slug = text
      .toLowerCase()
      .replace(/[^\p{Alphabetic}\p{M}\p{Nd}\p{Nl}\p{Pc} -]/gu, '')
      .replaceAll(' ', '-');
    let id = slug;
    let number = taken.get(slug) ?? 0;
    while (taken.has(id)) {
      number += 1;
      id = `${slug}-${number}`;
    }
    taken.set(id, 0).set(slug, number);
    return id;
  };
}

/** Returns the id that a heading names as {#id}, or else one made of its words. */
export function headingId(token: Token, text: string, slug: (text: string) => string): string {
  return String(token.attrGet('id') ?? slug(text));
}

const namedId = /\s*\{#([a-z0-9-]+)\}\s*$/;

/** Reads {#id} at the end of a heading as its id, which joins a section to its translation. */
function readHeadingIds({ tokens }: StateCore): void {
  tokens.forEach((token, index) => {
    const last = tokens[index + 1]?.children?.at(-1);
    const id = last?.type === 'text' ? namedId.exec(last.content)?.[1] : undefined;
    if (token.type !== 'heading_open' || !last || !id) return;
    last.content = last.content.replace(namedId, '');
    token.attrSet('id', id);
  });
}
