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

const takenAlong = 'taken-along';

/**
 * Keeps what a form says about the claim for the next page of the tab, as a query. A language link
 * doesn't put it into the address, which reaches the host and the visit counter.
 */
export function takeClaimAlong(form: HTMLFormElement) {
  const answers = new FormData(form);
  const claim = new URLSearchParams();
  for (const name of Object.values(claimParameters)) claim.set(name, `${answers.get(name)}`);
  try {
    sessionStorage.setItem(takenAlong, `${claim}`);
  } catch {
    // Storage is blocked or full.
  }
}

/** Returns, once, the query that the page before left. */
export function claimTakenAlong(): string {
  try {
    const claim = sessionStorage.getItem(takenAlong);
    sessionStorage.removeItem(takenAlong);
    return claim ?? '';
  } catch {
    return '';
  }
}
