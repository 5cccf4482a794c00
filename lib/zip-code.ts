/**
 * Exactly five ASCII digits (specification, section 5), or undefined. Drops the last four digits
 * of a ZIP+4 and surrounding whitespace.
 */
export function readZipCode(typed: string): string | undefined {
  return /^([0-9]{5})(?:-[0-9]{4})?$/.exec(typed.trim())?.[1];
}

/**
 * Attributes of an accident's zip code input. No autofill, because the visitor's own zip code may
 * differ.
 */
export const zipCodeInput = {
  type: 'text',
  inputMode: 'numeric',
  autoComplete: 'off',
  enterKeyHint: 'go',
  required: true,
  pattern: '\\s*[0-9]{5}(-[0-9]{4})?\\s*',
} as const;
