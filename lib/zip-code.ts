/**
 * Takes what was typed and returns its zip code, exactly five ASCII digits (specification, section 5),
 * or undefined. The four digits of a ZIP+4 after a hyphen, as browsers fill it in, and white space around it are cut off.
 */
export function readZipCode(typed: string): string | undefined {
  return /^([0-9]{5})(?:-[0-9]{4})?$/.exec(typed.trim())?.[1];
}

/**
 * The attributes of an input for an accident's zip code. The browser refuses anything else, and fills in
 * nothing, because the visitor's own zip code may be in another state.
 */
export const zipCodeInput = {
  type: 'text',
  inputMode: 'numeric',
  autoComplete: 'off',
  enterKeyHint: 'go',
  required: true,
  pattern: '\\s*[0-9]{5}(-[0-9]{4})?\\s*',
} as const;
