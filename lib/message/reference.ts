// Without letters and digits that look or sound alike, and without vowels, so that no word comes about.
const alphabet = '234679CDFGHJKMNPQRTVWXY';

/** A new message's reference, such as CL-7K2M4. */
export function makeReference(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(5));
  return `CL-${Array.from(numbers, (number) => alphabet[number % alphabet.length]).join('')}`;
}
