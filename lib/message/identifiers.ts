import { fillText } from '../inline-text';

// No look-alikes or sound-alikes, and no vowels, so no words can form.
const alphabet = '234679CDFGHJKMNPQRTVWXY';

/** A new reference such as CL-7K2M4PQ; seven letters, because five repeat after 3,000 messages. */
export function makeReference(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(7));
  return `CL-${Array.from(numbers, (number) => alphabet[number % alphabet.length]).join('')}`;
}

/** Whether it is a reference of this or another build. */
export function isReference(value: unknown): value is string {
  return typeof value === 'string' && /^CL-[A-Z0-9]{5,9}$/.test(value);
}

/** A reference as the office reads it, or in words for the visitor. */
export function fullReference(
  { reference, corrects }: { reference: string; corrects?: string | undefined },
  correction = '{reference} (corrects {earlier})',
): string {
  return corrects ? fillText(correction, { reference, earlier: corrects }) : reference;
}

/** Unique id; `crypto.randomUUID` is missing without TLS. */
export function makeId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

/** Short hash of answers, in any order. */
export function fingerprint(values: Record<string, string>): string {
  let [first, second] = [0x811c9dc5, 0x9747b28c];
  const text = JSON.stringify(Object.entries(values).sort());
  for (let index = 0; index < text.length; index += 1) {
    first = Math.imul(first ^ text.charCodeAt(index), 0x01000193);
    second = Math.imul(second ^ text.charCodeAt(index), 0x85ebca6b);
  }
  return `${(first >>> 0).toString(36)}-${(second >>> 0).toString(36)}`;
}
