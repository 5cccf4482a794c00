/**
 * Takes what was typed and returns its zip code, exactly five ASCII digits (specification, section 5),
 * or undefined. The four digits of a ZIP+4 after a hyphen, as browsers fill it in, and white space around it are cut off.
 */
export function readZipCode(typed: string): string | undefined {
  return /^([0-9]{5})(?:-[0-9]{4})?$/.exec(typed.trim())?.[1];
}

/** The attributes of an input for a zip code; the browser refuses another one by itself. */
export const zipCodeInput = {
  type: 'text',
  inputMode: 'numeric',
  autoComplete: 'postal-code',
  enterKeyHint: 'go',
  required: true,
  pattern: '\\s*[0-9]{5}(-[0-9]{4})?\\s*',
} as const;
