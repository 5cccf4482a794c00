import { notesId, numberCitations, type Source } from './markdown/citations';
import { type Heading, linkHeadings, type MarkdownLabels } from './markdown/headings';
import { type ResolveLink, resolveLinks } from './markdown/links';
import { renderNotes } from './markdown/notes';
import { parser, textOf } from './markdown/parser';
import { captionPictures, type FindPicture } from './markdown/pictures';
import { labelTables } from './markdown/tables';

export type RenderedMarkdown = { html: string; headings: Heading[]; words: number };
export type RenderOptions = {
  labels: MarkdownLabels;
  resolveLink: ResolveLink;
  findPicture?: FindPicture;
  /** Sources for [^id] citations. */
  sources?: readonly Source[];
};

/** Renders Markdown. Drops raw HTML, and marks figures for splitAtFigures. */
export function renderMarkdown(markdown: string, options: RenderOptions): RenderedMarkdown {
  const tokens = parser.parse(markdown, {});
  resolveLinks(tokens, options.resolveLink);
  const notes = numberCitations(tokens, options.sources ?? []);
  const headings = linkHeadings(tokens, options.labels);
  const words = tokens.flatMap((token) => textOf(token).match(/\S+/g) ?? []).length;
  captionPictures(tokens, options.findPicture);
  labelTables(tokens);
  let html = parser.renderer.render(tokens, parser.options);
  if (notes.length > 0) {
    html += renderNotes(notes, options.labels);
    headings.push({ id: notesId, text: options.labels.sources });
  }
  return { html, headings, words };
}
