import type { Token } from 'markdown-it';
import { fillText } from '../inline-text';
import type { MarkdownLabels } from './headings';
import { parser } from './parser';

export type Source = {
  id: string;
  title: string;
  publisher: string;
  url: string;
  /** Language of title and publisher, if it differs from the text's. */
  lang?: string | undefined;
};
export type Note = { source: Source; number: number; citedAt: string[] };

export const notesId = 'footnote-label';

/** Turns citations into numbered links, and returns the notes in the order of first citation. */
export function numberCitations(tokens: Token[], sources: readonly Source[]): Note[] {
  const notes = new Map<string, Note>();
  for (const token of tokens.flatMap(({ children }) => children ?? [])) {
    if (token.type !== 'citation') continue;
    const source = sources.find(({ id }) => id === token.info);
    if (!source) {
      token.type = 'text';
      continue;
    }
    const note = notes.get(source.id) ?? { source, number: notes.size + 1, citedAt: [] };
    notes.set(source.id, note);
    const times = note.citedAt.length + 1;
    const id = `fnref-${note.number}${times > 1 ? `-${times}` : ''}`;
    note.citedAt.push(id);
    token.content = `<sup><a href="#fn-${note.number}" id="${id}" aria-describedby="${notesId}">${note.number}</a></sup>`;
  }
  return [...notes.values()];
}

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
