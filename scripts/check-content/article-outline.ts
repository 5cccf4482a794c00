import type { Token } from 'markdown-it';
import type { Article } from '../../lib/content/articles';
import { parser } from '../../lib/markdown/parser';
import { textOf } from '../../lib/markdown/text-of';

/** The parts of an article's text that the rules look at, with their lines in the file. */
export type Outline = {
  tokens: Token[];
  headings: { level: string; text: string; line: number }[];
  figures: { file: string; alt: string; caption: string; line: number }[];
  citations: { id: string; line: number }[];
  links: string[];
  lists: number;
};

/** Takes an article and returns its outline. */
export function outlineOf({ body, bodyLine }: Article): Outline {
  const tokens = parser.parse(body, {});
  const outline: Outline = {
    tokens,
    headings: [],
    figures: [],
    citations: [],
    links: [],
    lists: 0,
  };
  let line = bodyLine;
  tokens.forEach((token, index) => {
    if (token.map) line = token.map[0] + bodyLine;
    const next = tokens[index + 1];
    if (token.type === 'heading_open' && next)
      outline.headings.push({ level: token.tag, text: textOf(next), line });
    if (/^(bullet|ordered)_list_open$/.test(token.type)) outline.lists += 1;
    for (const part of token.children ?? []) {
      if (part.type === 'softbreak' || part.type === 'hardbreak') line += 1;
      if (part.type === 'image') outline.figures.push(figureOf(part, line));
      if (part.type === 'citation') outline.citations.push({ id: part.info, line });
      if (part.type === 'link_open') outline.links.push(attribute(part, 'href'));
    }
  });
  return outline;
}

function figureOf(image: Token, line: number): Outline['figures'][number] {
  const [file, caption] = [attribute(image, 'src'), attribute(image, 'title')];
  return { file, caption, alt: textOf(image), line };
}

function attribute(token: Token, name: string): string {
  return String(token.attrGet(name) ?? '');
}
