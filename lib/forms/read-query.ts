import { claimParameters } from '../claim-query';
import { readPlace } from '../states';

/** The finder's query by the intake's field names, without invalid values. */
export function readClaimQuery(
  search: string,
  accidentTypes: readonly string[],
): { accidentId?: string; zipCode?: string } {
  const query = new URLSearchParams(search);
  const accidentId = query.get(claimParameters.accidentType) ?? '';
  const zipCode = readPlace(query.get(claimParameters.zipCode) ?? '');
  return {
    ...(accidentTypes.includes(accidentId) && { accidentId }),
    ...(zipCode && { zipCode }),
  };
}
