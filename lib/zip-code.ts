/**
 * Takes what was typed and returns its zip code, exactly five ASCII digits (specification, section 5),
 * or undefined. A ZIP+4, as browsers fill it in, and white space count as typed around the five.
 */
export function readZipCode(typed: string): string | undefined {
  return /^([0-9]{5})(?:-?[0-9]{4})?$/.exec(typed.replace(/\s/g, ''))?.[1];
}
