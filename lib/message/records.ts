import { type Area, areTexts, slot } from './storage';

export type Values = Record<string, string>;

/** The form's last message that left and was not refused. */
type Left = {
  attempt: string;
  reference: string;
  text: string;
  corrects?: string | undefined;
  state: 'unknown' | 'arrived';
};

export type Draft = {
  version: 4;
  at: number;
  values: Values;
  /** Fields whose defaults were chosen or confirmed. */
  touched: string[];
  /** Query of the address it was written under; a newer query takes precedence. */
  query: string;
  reference: string;
  corrects?: string | undefined;
  left?: Left | undefined;
};

export type Sent = {
  form: FormName;
  reference: string;
  sentAt: number;
  /** Displayed answers; empty if storage is full, and after an hour. */
  answers: { label: string; value: string }[];
  values: Values;
  isShown: boolean;
};

export type FormName = 'contact' | 'intake';

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

/** What all tabs know about a message. No answers, because it outlives the tab. */
type Row = { state: 'open' | 'unknown' | 'arrived'; text: string; by: string; at: string };

const rowPrefix = 'message-';

export const rowSlot = (reference: string, { shared }: World) =>
  slot<Row>(shared, rowPrefix + reference, (row) => areTexts(row));

/** Removes other tabs' rows after an hour. */
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

export function readSent(world = browser): Sent | 'nothing' | undefined {
  const found = sentSlot(world).read();
  if (found.is !== 'kept') return found.is === 'absent' ? 'nothing' : undefined;
  const isOld = Math.abs(world.now() - found.value.sentAt) > lifetime;
  const sent = isOld ? { ...found.value, answers: [], values: {} } : found.value;
  if (isOld && found.value.answers.length > 0) sentSlot(world).write(sent);
  return sent;
}

/** Hash that names a message on the confirmation if its copy could not be kept. */
export function hashFor(reference: string, world = browser): string {
  const sent = readSent(world);
  return typeof sent === 'object' && sent.reference === reference ? '' : `#${reference}`;
}

/** The last sent message, by its copy or by the hash. */
export function readSentAt(hash: string, world = browser): Sent | 'nothing' | undefined {
  const [, reference] = /^#(CL-[A-Z0-9]{5})$/.exec(hash) ?? [];
  if (!reference) return readSent(world);
  return { form: 'contact', reference, sentAt: 0, answers: [], values: {}, isShown: true };
}

export function keepSent(sent: Sent, world = browser): boolean {
  const place = sentSlot(world);
  place.remove(true);
  return place.write(sent) || place.write({ ...sent, answers: [], values: {} });
}

export function noteShown(sent: Sent, world = browser) {
  sentSlot(world).write({ ...sent, isShown: true });
}

export function eraseAll(world = browser) {
  for (const form of ['contact', 'intake'] as const) draftSlot(form, world).remove(true);
  sentSlot(world).remove(true);
}

/** Moves a sent message back into its form. Returns false if that is impossible. */
export function startCorrection({ form, reference, values }: Sent, query: string, world = browser) {
  const place = draftSlot(form, world);
  const found = place.read();
  if (found.is === 'kept') return found.value.left?.reference === reference;
  const left = { attempt: 'sent', reference, text: fingerprint(values), state: 'arrived' as const };
  const touched = Object.keys(values);
  return place.write({ version: 4, at: world.now(), values, touched, query, reference, left });
}

/** Short hash of answers, in any order. */
export function fingerprint(values: Values): string {
  let [first, second] = [0x811c9dc5, 0x9747b28c];
  const text = JSON.stringify(Object.entries(values).sort());
  for (let index = 0; index < text.length; index += 1) {
    first = Math.imul(first ^ text.charCodeAt(index), 0x01000193);
    second = Math.imul(second ^ text.charCodeAt(index), 0x85ebca6b);
  }
  return `${(first >>> 0).toString(36)}-${(second >>> 0).toString(36)}`;
}

// No look-alikes or sound-alikes, and no vowels, so no words can form.
const alphabet = '234679CDFGHJKMNPQRTVWXY';

/** A new reference such as CL-7K2M4. */
export function makeReference(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(5));
  return `CL-${Array.from(numbers, (number) => alphabet[number % alphabet.length]).join('')}`;
}

/** Unique id; `crypto.randomUUID` is missing without TLS. */
export function makeId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
