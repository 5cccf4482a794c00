/** Five ASCII digits (specification, section 5), or undefined. Drops a ZIP+4's last four. */
export function readZipCode(typed: string): string | undefined {
  return /^([0-9]{5})(?:-[0-9]{4})?$/.exec(typed.trim())?.[1];
}

/** No autofill: the visitor's own zip code may differ from the accident's. */
export const zipCodeInput = {
  type: 'text',
  inputMode: 'numeric',
  autoComplete: 'off',
  enterKeyHint: 'go',
  required: true,
  pattern: '\\s*[0-9]{5}(-[0-9]{4})?\\s*',
} as const;
