import { type Area, areTexts, slot } from './storage';

export type Values = Record<string, string>;

/** The last message of a form that left and was not refused. */
type Left = {
  /** The try that owns this record. */
  attempt: string;
  reference: string;
  /** The fingerprint of its text. */
  text: string;
  corrects?: string | undefined;
  state: 'unknown' | 'arrived';
};

/** A form's content. */
export type Draft = {
  version: 4;
  /** When it was last changed, in milliseconds. */
  at: number;
  values: Values;
  /** The fields whose preset answers were chosen or confirmed. */
  touched: string[];
  /** The address's query under which it was written: a newer one takes precedence. */
  query: string;
  reference: string;
  /** The reference of the earlier message that this one corrects. */
  corrects?: string | undefined;
  left?: Left | undefined;
};

/** The copy of the message that this tab sent last. */
export type Sent = {
  form: FormName;
  reference: string;
  sentAt: number;
  /** In the words of the form; empty where storage is full, and after an hour. */
  answers: { label: string; value: string }[];
  values: Values;
  /** Whether the confirmation has shown it. */
  isShown: boolean;
};

export type FormName = 'contact' | 'intake';

/** The tab's own storage, the one that all tabs share, and the clock. */
export type World = { tab: Area; shared: Area; now: () => number };
export const browser: World = {
  tab: () => sessionStorage,
  shared: () => localStorage,
  now: () => Date.now(),
};

export const lifetime = 3_600_000;

export function draftSlot(form: FormName, { tab }: World) {
  return slot<Draft>(
    tab,
    `draft-${form}`,
    ({ version, at, values, touched, query, reference, corrects = '', left }) =>
      version === 4 &&
      Number.isFinite(at) &&
      areTexts(values, touched, [query, reference, corrects], left ?? []),
  );
}

function sentSlot({ tab }: World) {
  return slot<Sent>(
    tab,
    'sent-message',
    ({ form, reference, sentAt, answers, values, isShown }) =>
      areTexts([form, reference], values, ...answers) &&
      Number.isFinite(sentAt) &&
      typeof isShown === 'boolean',
  );
}

/** What all tabs know of a message. It holds no answers, since it outlives the tab. */
type Row = { state: 'open' | 'unknown' | 'arrived'; text: string; by: string; at: string };

const rowPrefix = 'message-';

export const rowSlot = (reference: string, { shared }: World) =>
  slot<Row>(shared, rowPrefix + reference, (row) => areTexts(row));

/** Removes what tabs told each other more than an hour ago. */
export function forgetOldRows(world: World) {
  try {
    for (const key of Object.keys(world.shared()).filter((one) => one.startsWith(rowPrefix))) {
      const row = rowSlot(key.slice(rowPrefix.length), world);
      const found = row.read();
      const isOld =
        found.is === 'kept' && Math.abs(world.now() - Number(found.value.at)) > lifetime;
      if (isOld) row.remove();
    }
  } catch {
    // Storage is blocked, so there are none.
  }
}

/** What was sent last, 'nothing', or undefined if storage is blocked. */
export function readSent(world = browser): Sent | 'nothing' | undefined {
  const found = sentSlot(world).read();
  if (found.is !== 'kept') return found.is === 'absent' ? 'nothing' : undefined;
  const isOld = Math.abs(world.now() - found.value.sentAt) > lifetime;
  const sent = isOld ? { ...found.value, answers: [], values: {} } : found.value;
  if (isOld && found.value.answers.length > 0) sentSlot(world).write(sent);
  return sent;
}

/** The end of the confirmation's address that names a message whose copy could not be kept; empty for another. */
export function hashFor(reference: string, world = browser): string {
  const sent = readSent(world);
  return typeof sent === 'object' && sent.reference === reference ? '' : `#${reference}`;
}

/** What was sent last, also where only the address names it. */
export function readSentAt(hash: string, world = browser): Sent | 'nothing' | undefined {
  const [, reference] = /^#(CL-[A-Z0-9]{5})$/.exec(hash) ?? [];
  if (!reference) return readSent(world);
  return { form: 'contact', reference, sentAt: 0, answers: [], values: {}, isShown: true };
}

/** Keeps the copy in place of the one before; without its answers where they do not fit. */
export function keepSent(sent: Sent, world = browser): boolean {
  const place = sentSlot(world);
  place.remove(true);
  return place.write(sent) || place.write({ ...sent, answers: [], values: {} });
}

/** Notes that the confirmation was shown. */
export function noteShown(sent: Sent, world = browser) {
  sentSlot(world).write({ ...sent, isShown: true });
}

/** Erases what both forms hold and the copy of what was sent. */
export function eraseAll(world = browser) {
  for (const form of ['contact', 'intake'] as const) draftSlot(form, world).remove(true);
  sentSlot(world).remove(true);
}

/**
 * Puts a sent message back into its form, to be corrected. Returns false where it was not put there: the form
 * holds another one, or nothing can be kept.
 */
export function startCorrection({ form, reference, values }: Sent, query: string, world = browser) {
  const place = draftSlot(form, world);
  const found = place.read();
  if (found.is === 'kept') return found.value.left?.reference === reference;
  const left = { attempt: 'sent', reference, text: fingerprint(values), state: 'arrived' as const };
  const touched = Object.keys(values);
  return place.write({ version: 4, at: world.now(), values, touched, query, reference, left });
}

/** The same for the same answers, whatever their order; short, so that a full storage keeps it too. */
export function fingerprint(values: Values): string {
  let [first, second] = [0x811c9dc5, 0x9747b28c];
  const text = JSON.stringify(Object.entries(values).sort());
  for (let index = 0; index < text.length; index += 1) {
    first = Math.imul(first ^ text.charCodeAt(index), 0x01000193);
    second = Math.imul(second ^ text.charCodeAt(index), 0x85ebca6b);
  }
  return `${(first >>> 0).toString(36)}-${(second >>> 0).toString(36)}`;
}
