/** Takes what was typed and returns it without surrounding white space, as it is compared and sent. */
export function cleanZipCode(typed: string): string {
  return typed.trim();
}

/** Says whether a cleaned zip code is exactly five ASCII digits (specification, section 5). */
export function isZipCode(zipCode: string): boolean {
  return /^[0-9]{5}$/.test(zipCode);
}
