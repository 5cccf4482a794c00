import type { Fields } from './fields';

export type Draft = {
  /** What stood in the fields, by their names. */
  values: Record<string, string>;
  /** The address's query under which it was written; a newer one goes before the draft. */
  query: string;
};

/** What became of a form's last message: without an answer yet it may have arrived or not. */
export type LastSending = 'unknown' | 'arrived';

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
    return { values: Object.fromEntries(entries), query: String(draft.query) };
  } catch {
    return undefined;
  }
}

/** Takes a form's name and notes beside its draft what became of its last message; nothing where it failed. */
export function noteSending(form: string, state?: LastSending): void {
  try {
    if (state) sessionStorage.setItem(sendingKeyOf(form), state);
    else sessionStorage.removeItem(sendingKeyOf(form));
  } catch {
    // Without storage a reload would only not tell of it.
  }
}

/** Takes a form's name and returns what became of its last message, if that is worth telling. */
export function lastSending(form: string): LastSending | undefined {
  try {
    const state = sessionStorage.getItem(sendingKeyOf(form));
    return state === 'unknown' || state === 'arrived' ? state : undefined;
  } catch {
    return undefined;
  }
}

/** Takes a form's name and erases its draft and what became of its message. */
export function eraseDraft(form: string): void {
  try {
    sessionStorage.removeItem(keyOf(form));
    sessionStorage.removeItem(sendingKeyOf(form));
  } catch {
    // Storage is blocked, so there is no draft either.
  }
}

function keyOf(form: string): string {
  return `draft-${form}`;
}

function sendingKeyOf(form: string): string {
  return `sending-${form}`;
}
