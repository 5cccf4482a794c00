import { fingerprint, isReference } from './identifiers';
import {
  asFields,
  type Browser,
  keysOf,
  type StoredFields,
  storedFields,
  storedItem,
  thisBrowser,
} from './storage';

export type Values = Record<string, string>;

/** The form's last message that left and was not refused. */
export type Earlier = {
  reference: string;
  /** Of its answers; empty if they are no longer known. */
  hash: string;
  corrects?: string | undefined;
  outcome: 'unknown' | 'arrived';
};

export type Draft = {
  changedAt: number;
  values: Values;
  /** Fields whose defaults were chosen or confirmed. */
  touched: string[];
  reference: string;
  earlier?: Earlier | undefined;
  /** Its answers were too old, and their visitor doesn't know yet. */
  isExpired?: boolean;
};

export const hasAnswers = ({ values }: Pick<Draft, 'values'>) => Object.keys(values).length > 0;

export type Sent = {
  form: FormName;
  reference: string;
  sentAt: number;
  /** Displayed answers; empty if storage is full, and after an hour. */
  answers: { label: string; value: string }[];
  values: Values;
  /** As in its draft. */
  touched: string[];
  isShown: boolean;
};

const formNames = ['contact', 'intake'] as const;
export type FormName = (typeof formNames)[number];

/** How long answers are kept, in a draft or of a sent message: an hour, in milliseconds. */
export const draftLifetime = 3_600_000;
/** How long a reference is kept whose message may have arrived. */
const doubtLifetime = 24 * draftLifetime;

const sentKey = 'sent-message';
export const announcementPrefix = 'message-';

export const draftItem = (form: FormName, { tab }: Browser) => storedItem(tab, `draft-${form}`);

const isText = (value: unknown): value is string => typeof value === 'string';
const textsAmong = (value: unknown): Values =>
  Object.fromEntries(
    Object.entries(asFields(value)).filter((entry): entry is [string, string] => isText(entry[1])),
  );
const namesAmong = (value: unknown) => (Array.isArray(value) ? value.filter(isText) : []);

/**
 * Reads what any build stored, field by field. `isIncomplete` tells that something was not valid
 * and is left out.
 */
export function readDraft(text: string, now: number): { draft: Draft; isIncomplete: boolean } {
  const { changedAt, values, touched, reference, earlier, isExpired } = storedFields(text);
  const draft: Draft = {
    // If the clock was set back, the hour begins again.
    changedAt: typeof changedAt === 'number' ? Math.min(changedAt, now) : now,
    values: textsAmong(values),
    touched: namesAmong(touched),
    reference: isReference(reference) ? reference : '',
    earlier: readEarlier(asFields(earlier)),
    isExpired: isExpired === true,
  };
  const isWhole =
    isAllOf(draft.values, values) &&
    isAllOf(draft.touched, touched) &&
    (earlier === undefined || draft.earlier !== undefined);
  return { draft, isIncomplete: !isWhole };
}

const isAllOf = (kept: object, stored: unknown) => JSON.stringify(kept) === JSON.stringify(stored);

/** An outcome that this build doesn't know counts as unknown. */
function readEarlier({ reference, hash, corrects, outcome }: StoredFields): Earlier | undefined {
  if (!isReference(reference)) return undefined;
  return {
    reference,
    hash: isText(hash) ? hash : '',
    corrects: isReference(corrects) ? corrects : undefined,
    outcome: outcome === 'arrived' ? outcome : 'unknown',
  };
}

/** What remains of a draft: after an hour only a doubt about an earlier message, for a day. */
export function expire<Kept extends Partial<Draft>>(draft: Kept, now: number) {
  const { changedAt = now, earlier } = draft;
  const age = now - changedAt;
  if (age <= draftLifetime) return draft;
  if (earlier?.outcome !== 'unknown' || age > doubtLifetime) return undefined;
  return { ...draft, values: {}, touched: [], earlier: { ...earlier, hash: '' } };
}

/**
 * After an hour, removes what tabs announced, and the answers of a sent message and of drafts, but
 * not of an open form, which asks first.
 */
export function eraseOld(isOpen: (form: FormName) => boolean, browser = thisBrowser) {
  const { tab, shared } = browser;
  const now = browser.now();
  const isOld = (time: unknown) => !(Math.abs(now - Number(time)) <= draftLifetime);
  for (const key of keysOf(shared, announcementPrefix)) {
    const item = storedItem(shared, key);
    if (isOld(storedFields(item.read())['at'])) item.remove();
  }
  const sent = readSent(browser);
  if (typeof sent === 'object' && isOld(sent.sentAt))
    storedItem(tab, sentKey).write(withoutAnswers(sent));
  for (const form of formNames) {
    const item = draftItem(form, browser);
    const text = isOpen(form) ? null : item.read();
    if (!text) continue;
    const { draft } = readDraft(text, now);
    const kept = expire(draft, now);
    const isExpired = draft.isExpired || hasAnswers(draft);
    const empty = { values: {}, touched: [], reference: '' };
    if (kept !== draft) item.write({ ...draft, ...empty, earlier: kept?.earlier, isExpired });
    else if (draft.changedAt === now) item.write(draft);
  }
}

/** The last sent message; undefined if storage is blocked or holds something else. */
export function readSent({ tab } = thisBrowser): Sent | 'nothing' | undefined {
  const text = storedItem(tab, sentKey).read();
  if (text === null) return 'nothing';
  const { form, reference, sentAt, answers, values, touched, isShown } = storedFields(text);
  const known = formNames.find((name) => name === form);
  if (!known || !isReference(reference) || typeof sentAt !== 'number') return undefined;
  const shown = Array.isArray(answers) ? answers.map(textsAmong) : [];
  return {
    form: known,
    reference,
    sentAt,
    answers: shown.map(({ label = '', value = '' }) => ({ label, value })),
    values: textsAmong(values),
    touched: namesAmong(touched),
    isShown: isShown === true,
  };
}

/** Hash that lets the confirmation name a message of which the tab could keep no record. */
export function hashFor(reference: string, browser = thisBrowser): string {
  const sent = readSent(browser);
  return typeof sent === 'object' && sent.reference === reference ? '' : `#${reference}`;
}

export const withoutAnswers = (sent: Sent): Sent => {
  return { ...sent, answers: [], values: {}, touched: [] };
};

/** Without room for the answers, keeps the reference and the time. */
export function keepSent(sent: Sent, { tab } = thisBrowser): boolean {
  const item = storedItem(tab, sentKey);
  item.remove();
  return item.write(sent) || item.write(withoutAnswers(sent));
}

export function noteShown(sent: Sent, { tab } = thisBrowser) {
  storedItem(tab, sentKey).write({ ...sent, isShown: true });
}

/** Leaves nothing of this site's messages in the tab, nor in what tabs share. */
export function eraseAll(browser = thisBrowser) {
  for (const form of formNames) draftItem(form, browser).remove();
  storedItem(browser.tab, sentKey).remove();
  for (const key of keysOf(browser.shared, announcementPrefix))
    storedItem(browser.shared, key).remove();
}

/** Moves a sent message back into its form. Returns false if that is impossible. */
export function startCorrection(sent: Sent, browser = thisBrowser): boolean {
  const { form, reference, values, touched } = sent;
  const item = draftItem(form, browser);
  const now = browser.now();
  const text = item.read();
  if (text) return readDraft(text, now).draft.earlier?.reference === reference;
  const earlier: Earlier = { reference, hash: fingerprint(values), outcome: 'arrived' };
  return item.write({ changedAt: now, values, touched, reference, earlier });
}
