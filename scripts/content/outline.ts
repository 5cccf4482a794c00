import type { Token } from 'markdown-it';
import { notesId } from '../../lib/markdown/citations';
import { createSlugger, headingId, parser, textOf } from '../../lib/markdown/parser';

export type Outline = ReturnType<typeof outlineOf>;

/** Outlines a text; lines count from its first line in the file. */
export function outlineOf({ body, bodyLine }: { body: string; bodyLine: number }) {
  const tokens = parser.parse(body, {});
  const outline = {
    tokens,
    headings: [] as { id: string; line: number }[],
    pictures: [] as { file: string; alt: string; caption: string; line: number }[],
    figures: [] as { name: string; line: number }[],
    /** What visitors read of a heading, paragraph, item or cell, line by line. */
    blocks: [] as { text: string; line: number }[],
    html: [] as { text: string; line: number }[],
    citations: [] as { id: string; line: number }[],
    links: [] as { address: string; line: number }[],
    fragments: [notesId],
  };
  const slug = createSlugger();
  let line = bodyLine;
  tokens.forEach((token, index) => {
    if (token.map) line = token.map[0] + bodyLine;
    const next = tokens[index + 1];
    if (token.type === 'heading_open' && next)
      outline.headings.push({ id: headingId(token, textOf(next), slug), line });
    if (token.type === 'figure_place') outline.figures.push({ name: token.info, line });
    if (token.type === 'html_block') outline.html.push({ text: token.content, line });
    if (token.type === 'inline') outline.blocks.push({ text: textOf(token), line });
    for (const part of token.children ?? []) {
      if (/^(?:soft|hard)break$/.test(part.type)) line += 1;
      if (part.type === 'html_inline') outline.html.push({ text: part.content, line });
      if (part.type === 'image') {
        const [file, caption] = [attribute(part, 'src'), attribute(part, 'title')];
        outline.pictures.push({ file, caption, alt: textOf(part), line });
      }
      if (part.type === 'citation') outline.citations.push({ id: part.info, line });
      if (part.type === 'link_open') outline.links.push({ address: attribute(part, 'href'), line });
    }
  });
  outline.fragments.push(...outline.headings.map(({ id }) => id));
  return outline;
}

function attribute(token: Token, name: string): string {
  return String(token.attrGet(name) ?? '');
}
