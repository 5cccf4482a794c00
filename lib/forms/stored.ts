import type { ZodMiniType } from 'zod/mini';
import { type Answers, type Fields, isChoice, labelOf, mapFields } from './fields';

// Everything here is kept in this tab alone, and gone when it is closed. Without storage, or with a full
// one, the forms work all the same: only a reload would lose what was typed.

const lifetime = 3_600_000;

/** What stands in a form. */
export const draftOf = (form: string) => slot(`draft-${form}`, ({ draftSchema }) => draftSchema);

/** What became of a form's message: nobody knows yet, or it arrived. */
export const sendingOf = (form: string) =>
  slot(`sending-${form}`, ({ sendingSchema }) => sendingSchema);

/** The copy of the message that this tab sent last. */
export const sentMessage = slot('sent-message', ({ sentSchema }) => sentSchema);

/** What stood in a form within the last hour. A clock that was set meanwhile may call it the future. */
export async function readDraft(form: string) {
  const draft = await draftOf(form).read();
  if (!draft || Math.abs(Date.now() - draft.at) <= lifetime) return draft;
  eraseDraft(form);
  return undefined;
}

/** What became of a form's last message, as long as exactly that message still stands in the form. */
export async function lastSending(form: string, current: Record<string, string>) {
  const sending = await sendingOf(form).read();
  const sent = Object.entries(sending?.values ?? {});
  return sent.every(([name, value]) => value === current[name]) ? sending?.state : undefined;
}

/** Forgets what a form holds and what became of its message. */
export function eraseDraft(form: string): void {
  draftOf(form).remove();
  sendingOf(form).remove();
}

/** Keeps a copy of what was sent, in the words that the form showed, instead of the one before. */
export function keepSentMessage<F extends Fields>(form: string, fields: F, answers: Answers<F>) {
  const copies = mapFields(fields, (field) => {
    const value = answers[field.name] ?? '';
    const answer = isChoice(field) ? labelOf(field, value) : undefined;
    return { label: field.label, value: answer ?? value };
  });
  const proof = { form, sentAt: Date.now(), isShown: false };
  sentMessage.remove();
  if (!sentMessage.write({ ...proof, answers: Object.values(copies) }))
    sentMessage.write({ ...proof, answers: [] });
}

/** Says whether this browser keeps anything: where it does not, nobody knows what this tab has sent. */
export function canStore(): boolean {
  try {
    return Boolean(window.sessionStorage);
  } catch {
    return false;
  }
}

type Rules = typeof import('./rules');

/**
 * One place in the tab's storage; what does not fit its schema counts as absent. The schemas are loaded
 * only where there is something to read.
 */
function slot<T>(key: string, schemaIn: (rules: Rules) => ZodMiniType<T>) {
  return {
    async read(): Promise<T | undefined> {
      try {
        const text = sessionStorage.getItem(key);
        if (text === null) return undefined;
        return schemaIn(await import('./rules')).safeParse(JSON.parse(text)).data;
      } catch {
        return undefined;
      }
    },
    write(value: T): boolean {
      try {
        sessionStorage.setItem(key, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
    remove(): void {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Storage is blocked, so there is nothing to remove.
      }
    },
  };
}
