import MarkdownIt, {
  type StateBlock,
  type StateCore,
  type StateInline,
  type Token,
} from 'markdown-it';
import { articleAt, articlePath } from '../routes';

// What the editors' guide doesn't teach would change or drop what they write, as four spaces or
// “[Update]: repealed” do.
const untaught = [
  ...['code', 'fence', 'backticks', 'blockquote', 'hr', 'lheading', 'reference'],
  ...['autolink', 'strikethrough'],
];

/** The Markdown of content/README.md: lists, tables, bare links, [^id], {figure: name} and {#id} too. */
export const parser = new MarkdownIt({ html: true, linkify: true }).disable(untaught);

// Before links, because [^id] could be a link label.
parser.inline.ruler.before('link', 'citation', readCitation);
parser.core.ruler.push('heading_ids', readHeadingIds);
parser.block.ruler.before('paragraph', 'figure_place', readFigure, { alt: ['paragraph'] });

// Editors write blogs/11 or blogs/11#fees for an article's address.
const { normalizeLink } = parser;
parser.normalizeLink = (url) => {
  const [path = ''] = url.split(/[?#]/);
  const id = articleAt(path);
  return id === undefined ? normalizeLink(url) : articlePath(id) + url.slice(path.length);
};

const { escapeHtml } = parser.utils;
const writers: Record<string, (token: Token) => string> = {
  // Raw HTML is parsed so that it can be dropped.
  html_block: () => '',
  html_inline: () => '',
  citation: ({ content }) => content,
  heading_close: ({ content, tag }) => `${content}</${tag}>\n`,
  figure_close: ({ content }) =>
    `${content && `<figcaption>${escapeHtml(content)}</figcaption>`}</figure>\n`,
  // CSS that turns tables into blocks removes their implicit roles.
  table_open: ({ content }) => `<table role="table" ${content}>\n`,
  thead_open: () => '<thead role="rowgroup">\n',
  tbody_open: () => '<tbody role="rowgroup">\n',
  tr_open: () => '<tr role="row">\n',
  // The default aligns columns with style attributes, which the policy refuses.
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

export function textOf({ children }: Token): string {
  return (children ?? []).map(ownText).join('');
}

function ownText({ type, content }: Token): string {
  if (type === 'softbreak' || type === 'hardbreak') return '\n';
  return type === 'text' ? content : '';
}

/** Creates unique ids from headings, as GitHub does. */
export function createSlugger(): (text: string) => string {
  const taken = new Set<string>();
  return (text) => {
    const slug = text
      .toLowerCase()
      .replace(/[^\p{Alphabetic}\p{M}\p{Nd}\p{Nl}\p{Pc} -]/gu, '')
      .replaceAll(' ', '-');
    let id = slug;
    for (let number = 1; taken.has(id); number += 1) id = `${slug}-${number}`;
    taken.add(id);
    return id;
  };
}

/** A heading's {#id}, or one made from its text. */
export function headingId(token: Token, text: string, slug: (text: string) => string): string {
  return String(token.attrGet('id') ?? slug(text));
}

const namedId = /\s*\{#([a-z0-9-]+)\}\s*$/;

/** Parses {#id} at the end of headings; it joins a section to its translation. */
function readHeadingIds({ tokens }: StateCore): void {
  tokens.forEach((token, index) => {
    const last = tokens[index + 1]?.children?.at(-1);
    const id = last?.type === 'text' ? namedId.exec(last.content)?.[1] : undefined;
    if (token.type !== 'heading_open' || !last || !id) return;
    last.content = last.content.replace(namedId, '');
    token.attrSet('id', id);
  });
}

const citation = /\[\^([^[\]\n]+)\]/y;

/** Parses [^id], whether or not the source exists. */
function readCitation(state: StateInline, isTrial: boolean): boolean {
  citation.lastIndex = state.pos;
  const [written, id] = citation.exec(state.src) ?? [];
  if (!written || !id) return false;
  state.pos += written.length;
  if (isTrial) return true;
  const token = state.push('citation', '', 0);
  token.content = written;
  token.info = id.toLowerCase();
  return true;
}

const figureLine = /^\{figure:\s*([a-z0-9-]+)\s*\}\s*$/;

/** Parses {figure: name} alone on its line. */
function readFigure(state: StateBlock, startLine: number, _endLine: number, isTrial: boolean) {
  if (state.level > 0) return false;
  const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
  const name = figureLine.exec(state.src.slice(start, state.eMarks[startLine]))?.[1];
  if (!name) return false;
  if (isTrial) return true;
  state.line = startLine + 1;
  const token = state.push('figure_place', '', 0);
  token.info = name;
  token.map = [startLine, state.line];
  return true;
}
