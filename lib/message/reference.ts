// Without letters and digits that look or sound alike, and without vowels, so that no word comes about.
const alphabet = '234679CDFGHJKMNPQRTVWXY';

/** A new message's reference, such as CL-7K2M4. */
export function makeReference(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(5));
  return `CL-${Array.from(numbers, (number) => alphabet[number % alphabet.length]).join('')}`;
}

/** Tells pages and attempts apart; `crypto.randomUUID` is missing where a page came without TLS. */
export function makeId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
