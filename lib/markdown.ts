import type { Token } from 'markdown-it';
import { notesId, numberCitations, renderNote, type Source } from './markdown/citations';
import { type Heading, linkHeadings, type MarkdownLabels } from './markdown/headings';
import { parser, textOf } from './markdown/parser';
import { labelTables } from './markdown/tables';

type TextPart = { html: string } | { figure: string };
type ResolveLink = (address: string) => string | undefined;

export type RenderOptions = {
  labels: MarkdownLabels;
  resolveLink: ResolveLink;
  findPicture?: FindPicture;
  /** Sources for [^id] citations. */
  sources?: readonly Source[];
  /** Heading of the section to render apart. */
  stepsId?: string;
};

/** Renders Markdown, split at its figures; the section of the steps and the notes are apart. Drops raw HTML. */
export function renderMarkdown(markdown: string, options: RenderOptions) {
  const tokens = parser.parse(markdown, {});
  retargetLinks(tokens, options.resolveLink);
  const notes = numberCitations(tokens, options.sources ?? []);
  const headings: Heading[] = linkHeadings(tokens, options.labels);
  const words = tokens.flatMap((token) => textOf(token).match(/\S+/g) ?? []).length;
  captionPictures(tokens, options.findPicture);
  labelTables(tokens);
  const steps = takeSection(tokens, options.stepsId);
  if (steps.length > 0)
    headings.sort((a, b) => Number(b.id === options.stepsId) - Number(a.id === options.stepsId));
  if (notes.length > 0) headings.push({ id: notesId, text: options.labels.sources });
  return {
    steps: parser.renderer.render(steps, parser.options),
    parts: renderParts(tokens),
    notes: notes.map((note) => renderNote(note, options.labels)),
    headings,
    words,
  };
}

/** Removes a section of level two from the tokens, but for its figures, and returns it. */
function takeSection(tokens: Token[], id: string | undefined): Token[] {
  const isHeading = ({ type, tag }: Token) => type === 'heading_open' && tag === 'h2';
  const from = tokens.findIndex((token) => isHeading(token) && token.attrGet('id') === id);
  if (from < 0) return [];
  const length = tokens.slice(from + 1).findIndex(isHeading);
  const section = tokens.splice(from, length < 0 ? tokens.length : length + 1);
  const isFigure = ({ type }: Token) => type === 'figure_place';
  tokens.splice(from, 0, ...section.filter(isFigure));
  return section.filter((token) => !isFigure(token));
}

/** Gives links their address in the edition, and unwraps those without a target. */
function retargetLinks(tokens: Token[], resolveLink: ResolveLink): void {
  for (const token of tokens) {
    if (!token.children) continue;
    // Links can't nest, so an end belongs to the last start.
    let isKept = true;
    token.children = token.children.filter((part) => {
      if (part.type === 'link_open') {
        const address = resolveLink(String(part.attrGet('href')));
        isKept = address !== undefined;
        if (address !== undefined) part.attrSet('href', address);
      }
      return isKept || !/^link_(open|close)$/.test(part.type);
    });
  }
}

function renderParts(tokens: Token[]): TextPart[] {
  const at = tokens.findIndex(({ type }) => type === 'figure_place');
  const html = parser.renderer.render(at < 0 ? tokens : tokens.slice(0, at), parser.options);
  return [
    ...(html ? [{ html }] : []),
    ...(at < 0 ? [] : [{ figure: tokens[at]?.info ?? '' }, ...renderParts(tokens.slice(at + 1))]),
  ];
}

export type Picture = { src: string; width: number; height: number };
export type FindPicture = (file: string) => Picture;

/** Turns a picture alone in its paragraph into a figure with its size, and its title as caption. */
function captionPictures(tokens: Token[], findPicture?: FindPicture): void {
  tokens.forEach((open, index) => {
    const [content, close] = tokens.slice(index + 1, index + 3);
    const [image, ...rest] = content?.children ?? [];
    if (open.type !== 'paragraph_open' || open.hidden || !close) return;
    if (image?.type !== 'image' || rest.length > 0) return;
    open.type = 'figure_open';
    open.tag = 'figure';
    close.type = 'figure_close';
    close.content = String(image.attrGet('title') ?? '');
    const file = String(image.attrGet('src'));
    const picture = { src: file, ...findPicture?.(file) };
    // The renderer fills in alt.
    image.attrs = Object.entries({ ...picture, alt: '', loading: 'lazy', decoding: 'async' });
  });
}
