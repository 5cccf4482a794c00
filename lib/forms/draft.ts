import type { Fields } from './fields';

export type Draft = {
  /** What stood in the fields, by their names. */
  values: Record<string, string>;
  /** The address's query under which it was written; a newer one goes before the draft. */
  query: string;
  /** True from the moment of sending until an answer came: it may or may not have arrived. */
  isSending: boolean;
};

const version = 1;
const lifetime = 3_600_000;

/** Takes a form's name and its draft and keeps it in this tab only; without storage nothing is kept. */
export function keepDraft(form: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify({ ...draft, version, at: Date.now() }));
  } catch {
    // Storage is blocked or full: the form works all the same, only a reload would lose its text.
  }
}

/** Takes a form's name and its fields and returns its draft; nothing if it is older than an hour or not whole. */
export function readDraft(form: string, fields: Fields): Draft | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '');
    // A clock that was set meanwhile may say that it was written in the future.
    const isRecent = Math.abs(Date.now() - draft.at) <= lifetime;
    if (draft.version !== version || !isRecent) return undefined;
    const entries = Object.entries(draft.values).filter(
      (entry): entry is [string, string] => entry[0] in fields && typeof entry[1] === 'string',
    );
    return {
      values: Object.fromEntries(entries),
      query: String(draft.query),
      isSending: draft.isSending === true,
    };
  } catch {
    return undefined;
  }
}

/** Takes a form's name and its fields and notes in its draft whether it is being sent. */
export function markDraft(form: string, fields: Fields, mark: Pick<Draft, 'isSending'>): void {
  const draft = readDraft(form, fields);
  if (draft) keepDraft(form, { ...draft, ...mark });
}

/** Takes a form's name and erases its draft. */
export function eraseDraft(form: string): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // Storage is blocked, so there is no draft either.
  }
}

function keyOf(form: string): string {
  return `draft-${form}`;
}
