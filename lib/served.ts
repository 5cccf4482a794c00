import type { Operator } from './content/operator-schema';
import { type Area, stateOfZipCode } from './states';

type Unserved = NonNullable<NonNullable<Operator['states']>['others']>[number];

/** Where the operator refers nobody, as lib/referral.ts reads it. */
export type Served = {
  unserved: Partial<Record<Area, Partial<Unserved>>>;
  /** People who live there may send nothing, wherever they were hurt. */
  closedHomes: readonly Area[];
};

export function isServed(area: Area, { unserved }: Pick<Served, 'unserved'>): boolean {
  return !unserved[area];
}

export function takesMessages(area: Area, served: Pick<Served, 'unserved'>): boolean {
  return served.unserved[area]?.takesMessages ?? isServed(area, served);
}

/** The state that a zip code is in, if nothing may be sent by those who live there. */
export function homeClosed(zipCode: string, { closedHomes }: Served): Area | undefined {
  const area = stateOfZipCode(zipCode);
  return area && closedHomes.includes(area) ? area : undefined;
}

type ZipCodes = { zipCode?: string; home?: string };

export function mayBeSent({ zipCode = '', home = '' }: ZipCodes, served: Served): boolean {
  const area = stateOfZipCode(zipCode);
  return (!area || takesMessages(area, served)) && !homeClosed(home, served);
}
