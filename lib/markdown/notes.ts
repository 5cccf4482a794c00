import { fillText } from '../inline-text';
import { type Note, notesId } from './citations';
import { headingLink, type MarkdownLabels } from './headings';
import { parser } from './parser';

const { escapeHtml } = parser.utils;

export function renderNotes(notes: Note[], labels: MarkdownLabels): string {
  const heading = { id: notesId, text: labels.sources };
  return `<section data-footnotes class="footnotes"><h2 id="${notesId}">${escapeHtml(labels.sources)}${headingLink(heading, labels)}</h2>
<ol>
${notes.map((note) => renderNote(note, labels)).join('\n')}
</ol>
</section>`;
}

function renderNote({ source, number, citedAt }: Note, labels: MarkdownLabels): string {
  const address = escapeHtml(parser.normalizeLink(source.url));
  const title = `<a href="${address}">${escapeHtml(source.title)}</a>, ${escapeHtml(source.publisher)}`;
  const cited = source.lang ? `<span lang="${source.lang}">${title}</span>` : title;
  const waysBack = citedAt.map((place, index) => {
    const [name, mark] =
      index === 0 ? [number, '↩'] : [`${number}-${index + 1}`, `↩<sup>${index + 1}</sup>`];
    const label = escapeHtml(fillText(labels.backToText, { number: name }));
    return `<a href="#${place}" data-footnote-backref="" aria-label="${label}" class="data-footnote-backref">${mark}</a>`;
  });
  return `<li id="fn-${source.id}">
<p>${cited} ${waysBack.join(' ')}</p>
</li>`;
}
