import type { Operator } from '../lib/content/operator-schema';
import { servedBy } from '../lib/referral';
import { deadlineAreas, firstZipOf } from '../lib/states';
import { takesMessages } from '../lib/served';

/** A zip code from which the forms send. */
export function servedZip(operator: Operator): string {
  const served = servedBy(operator);
  const area = deadlineAreas.find(
    (one) => takesMessages(one, served) && !served.closedHomes.includes(one),
  );
  if (!area) throw new Error('content/operator.yml: states: no state may send a message.');
  return firstZipOf(area);
}
