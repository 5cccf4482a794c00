import { notesHeading, numberCitations, type Source } from './markdown/citations';
import { type FindPicture, toFigures } from './markdown/figures';
import { type Heading, linkHeadings } from './markdown/headings';
import { renderNotes } from './markdown/notes';
import { parser } from './markdown/parser';
import { nameTables } from './markdown/tables';

export type RenderedMarkdown = { html: string; headings: Heading[]; words: number };
export type RenderOptions = {
  findPicture?: FindPicture;
  /** The sources that [^id] refers to; they become the notes at the end. */
  sources?: readonly Source[];
};

/**
 * Takes a Markdown text and returns its HTML, its second-level headings and its number of words;
 * raw HTML in the text is dropped.
 */
export function renderMarkdown(markdown: string, options: RenderOptions = {}): RenderedMarkdown {
  const tokens = parser.parse(markdown, {});
  const notes = numberCitations(tokens, options.sources ?? []);
  const headings = linkHeadings(tokens);
  toFigures(tokens, options.findPicture);
  nameTables(tokens);
  let html = parser.renderer.render(tokens, parser.options);
  if (notes.length > 0) {
    html += renderNotes(notes);
    headings.push(notesHeading);
  }
  return { html, headings, words: countWords(html) };
}

// Every > in a text or an attribute is written as &gt;.
function countWords(html: string): number {
  return html
    .replace(/<[^>]*>/g, '')
    .split(/\s+/)
    .filter(Boolean).length;
}
