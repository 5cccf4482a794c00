import GithubSlugger from 'github-slugger';
import type { Token } from 'markdown-it';
import type { MarkdownParts } from '../../lib/content/read-file';
import { notesId } from '../../lib/markdown/citations';
import { parser } from '../../lib/markdown/parser';
import { textOf } from '../../lib/markdown/text-of';

/** The parts of a Markdown text that the rules look at, with their lines in the file. */
export type Outline = {
  tokens: Token[];
  headings: { level: string; text: string; line: number }[];
  pictures: { file: string; alt: string; caption: string; line: number }[];
  /** The names in {figure: name}, and any other text in braces, which nothing reads. */
  figures: { name: string; line: number }[];
  braces: { text: string; line: number }[];
  citations: { id: string; line: number }[];
  links: { address: string; line: number }[];
  /** What a link with # may name. */
  fragments: string[];
  lists: number;
};

export function outlineOf({ body, bodyLine }: Pick<MarkdownParts, 'body' | 'bodyLine'>): Outline {
  const tokens = parser.parse(body, {});
  const outline: Outline = {
    tokens,
    headings: [],
    pictures: [],
    figures: [],
    braces: [],
    citations: [],
    links: [],
    fragments: [notesId],
    lists: 0,
  };
  let line = bodyLine;
  tokens.forEach((token, index) => {
    if (token.map) line = token.map[0] + bodyLine;
    const next = tokens[index + 1];
    if (token.type === 'heading_open' && next)
      outline.headings.push({ level: token.tag, text: textOf(next), line });
    if (/^(bullet|ordered)_list_open$/.test(token.type)) outline.lists += 1;
    if (token.type === 'figure_place') outline.figures.push({ name: token.info, line });
    for (const part of token.children ?? []) {
      if (part.type === 'softbreak' || part.type === 'hardbreak') line += 1;
      if (part.type === 'image') outline.pictures.push(pictureIn(part, line));
      for (const [text] of part.type === 'text' ? part.content.matchAll(/\{[^{}]*\}/g) : [])
        outline.braces.push({ text, line });
      if (part.type === 'citation') outline.citations.push({ id: part.info, line });
      if (part.type === 'link_open') outline.links.push({ address: attribute(part, 'href'), line });
    }
  });
  const slugger = new GithubSlugger();
  outline.fragments.push(...outline.headings.map(({ text }) => slugger.slug(text)));
  return outline;
}

function pictureIn(image: Token, line: number): Outline['pictures'][number] {
  const [file, caption] = [attribute(image, 'src'), attribute(image, 'title')];
  return { file, caption, alt: textOf(image), line };
}

function attribute(token: Token, name: string): string {
  return String(token.attrGet(name) ?? '');
}
