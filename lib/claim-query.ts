import { readZipCode } from './zip-code';

/** The name of the finder's form. */
export const finderName = 'finder';

export const claimParameters = { accidentType: 'accidentId', zipCode: 'zipCode' } as const;

/** The specified accident type whose claims California wants a notice with (Labor Code 5432). */
export const workersCompensation = 'Workers Comp';

/**
 * Reads from a query string what the finder put there, under the names of the intake's fields; what is
 * missing or invalid is left out.
 */
export function readClaimQuery(
  search: string,
  accidentTypes: readonly string[],
): { accidentId?: string; zipCode?: string } {
  const query = new URLSearchParams(search);
  const accidentId = query.get(claimParameters.accidentType) ?? '';
  const zipCode = readZipCode(query.get(claimParameters.zipCode) ?? '');
  return {
    ...(accidentTypes.includes(accidentId) && { accidentId }),
    ...(zipCode && { zipCode }),
  };
}
