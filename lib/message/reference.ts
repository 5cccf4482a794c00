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
