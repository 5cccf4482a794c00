import { fillText } from '../inline-text';
import type { Note } from './citations';
import type { MarkdownLabels } from './headings';
import { parser } from './parser';

const { escapeHtml } = parser.utils;

export function renderNote({ source, number, citedAt }: Note, labels: MarkdownLabels): string {
  const address = escapeHtml(parser.normalizeLink(source.url));
  const title = `<a href="${address}">${escapeHtml(source.title)}</a>, ${escapeHtml(source.publisher)}`;
  const cited = source.lang ? `<span lang="${source.lang}">${title}</span>` : title;
  const waysBack = citedAt.map((place, index) => {
    const [name, mark] =
      index === 0 ? [number, '↩'] : [`${number}-${index + 1}`, `↩<sup>${index + 1}</sup>`];
    const label = escapeHtml(fillText(labels.backToText, { number: name }));
    return `<a href="#${place}" aria-label="${label}">${mark}</a>`;
  });
  return `<li id="fn-${number}">
<p>${cited} ${waysBack.join(' ')}</p>
</li>`;
}
