import { readPlace } from './states';

export const finderName = 'finder';

export const claimParameters = { accidentType: 'accidentId', zipCode: 'zipCode' } as const;

/** Its usual time is that of a claim at work. */
export const workersCompensation = 'Workers Comp';

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
