import { cleanZipCode, isZipCode } from './zip-code';

export const claimParameters = { accidentType: 'accidentId', zipCode: 'zipCode' } as const;

export type ClaimQuery = { accidentId: string; zipCode: string };

/**
 * Takes an address's query string and the accident type names, and returns the two values the
 * finder put there; one that is missing or invalid comes back as an empty text.
 */
export function readClaimQuery(search: string, accidentTypes: readonly string[]): ClaimQuery {
  const query = new URLSearchParams(search);
  const accidentId = query.get(claimParameters.accidentType) ?? '';
  const zipCode = cleanZipCode(query.get(claimParameters.zipCode) ?? '');
  return {
    accidentId: accidentTypes.includes(accidentId) ? accidentId : '',
    zipCode: isZipCode(zipCode) ? zipCode : '',
  };
}
