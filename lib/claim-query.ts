export const finderName = 'finder';

export const claimParameters = { accidentType: 'accidentId', zipCode: 'zipCode' } as const;

/** The zip code in the address of the list of states, where no script answered it. */
export const timesParameter = 'zip';

/** No autofill: the visitor's own zip code may differ from the accident's. */
export const zipCodeInput = {
  type: 'text',
  inputMode: 'numeric',
  autoComplete: 'off',
  enterKeyHint: 'go',
  required: true,
  pattern: '(.*\\D)?\\d{5}(\\d{4})?(\\D.*)?',
} as const;
