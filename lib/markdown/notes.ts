import { type Note, notesHeading } from './citations';
import { headingLink } from './headings';
import { parser } from './parser';

const { escapeHtml } = parser.utils;

/** Takes a text's notes and returns them as HTML, each with the way back to where it is cited. */
export function renderNotes(notes: Note[]): string {
  const { id, text } = notesHeading;
  return `<section data-footnotes class="footnotes"><h2 id="${id}">${text}${headingLink(notesHeading)}</h2>
<ol>
${notes.map(renderNote).join('\n')}
</ol>
</section>`;
}

function renderNote({ source, number, citedAt }: Note): string {
  const address = escapeHtml(parser.normalizeLink(source.url));
  const title = `<a href="${address}">${escapeHtml(source.title)}</a>`;
  const waysBack = citedAt.map((place, index) => {
    const [label, mark] =
      index === 0 ? [number, '↩'] : [`${number}-${index + 1}`, `↩<sup>${index + 1}</sup>`];
    return `<a href="#${place}" data-footnote-backref="" aria-label="Back to reference ${label}" class="data-footnote-backref">${mark}</a>`;
  });
  return `<li id="fn-${source.id}">
<p>${title}, ${escapeHtml(source.publisher)} ${waysBack.join(' ')}</p>
</li>`;
}
