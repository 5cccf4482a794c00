import { type Answers, type Fields, isChoice, labelOf, mapFields } from './fields';

// Everything here is kept in this tab alone, and gone when it is closed. Without storage, or with a full
// one, the forms work all the same: only a reload would lose what was typed.

const lifetime = 3_600_000;

type Values = Record<string, string>;

type Draft = {
  version: 3;
  /** When it was written, in milliseconds. */
  at: number;
  values: Values;
  /** The address's query under which it was written: a newer one takes precedence. */
  query: string;
  /** The fields whose preset answers were chosen or confirmed. */
  touched: string[];
};

export type SentMessage = {
  form: string;
  sentAt: number;
  answers: { label: string; value: string }[];
  /** Whether the confirmation page has shown it. */
  isShown: boolean;
};

/** What is written in a form. */
export const draftOf = (form: string) =>
  slot<Draft>(
    `draft-${form}`,
    ({ version, at, values, query, touched }) =>
      version === 3 && Number.isFinite(at) && areTexts(values, [query], touched),
  );

/** What became of a form's message: nobody knows yet, or it arrived. */
export const sendingOf = (form: string) =>
  slot<{ state: 'unknown' | 'arrived'; values: Values }>(
    `sending-${form}`,
    ({ state, values }) => (state === 'unknown' || state === 'arrived') && areTexts(values),
  );

/** The copy of the message that this tab sent last. */
export const sentMessage = slot<SentMessage>(
  'sent-message',
  ({ form, sentAt, answers, isShown }) =>
    areTexts([form]) &&
    Number.isFinite(sentAt) &&
    typeof isShown === 'boolean' &&
    answers.every(({ label, value }) => areTexts([label, value])),
);

function areTexts(...groups: object[]): boolean {
  return groups.flatMap((group) => Object.values(group)).every((one) => typeof one === 'string');
}

/** What stood in a form within the last hour. A clock that was set meanwhile may call it the future. */
export function readDraft(form: string): Draft | undefined {
  const draft = draftOf(form).read();
  if (!draft || Math.abs(Date.now() - draft.at) <= lifetime) return draft;
  eraseDraft(form);
  return undefined;
}

/** What became of a form's last message, as long as exactly that message still stands in the form. */
export function lastSending(form: string, current: Values) {
  const sending = sendingOf(form).read();
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

/**
 * One place in the tab's storage. It is read at once, so that nothing has to arrive first; what does not fit
 * counts as absent, since visitors and older builds may have put anything there.
 */
function slot<T>(key: string, fits: (stored: T) => boolean) {
  return {
    read(): T | undefined {
      try {
        const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null');
        return fits(stored) ? stored : undefined;
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
