import type { StateInline, Token } from 'markdown-it';

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

const pattern = /\[\^([^[\]\n]+)\]/y;

/** Parses [^id], whether or not the source exists. */
export function readCitation(state: StateInline, isTrial: boolean): boolean {
  pattern.lastIndex = state.pos;
  const [written, id] = pattern.exec(state.src) ?? [];
  if (!written || !id) return false;
  state.pos += written.length;
  if (isTrial) return true;
  const token = state.push('citation', '', 0);
  token.content = written;
  token.info = id.toLowerCase();
  return true;
}

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
