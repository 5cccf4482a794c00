// What page scripts, forms and mails agree on. Every page loads this.

export const finderName = 'finder';

export const claimParameters = { accidentType: 'accidentId', zipCode: 'zipCode' } as const;

/** The zip code in the address of the list of states, where no script answered it. */
export const timesParameter = 'zip';

/** What a line says, of which some parts were tapped. */
export const splitParts = (text = '') => text.split('; ').filter(Boolean);

/** Adds a part to a line, or takes it out again. */
export function togglePart(text: string | undefined, part: string): string {
  const parts = splitParts(text);
  const rest = parts.filter((written) => written !== part);
  return (rest.length < parts.length ? rest : [...parts, part]).join('; ');
}
