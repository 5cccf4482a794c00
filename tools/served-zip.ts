import type { Operator } from '../lib/content/operator-schema';
import { servedBy } from '../lib/referral';
import { takesMessages } from '../lib/served';
import { deadlineAreas, lowestZip } from '../lib/states';

/** A zip code from which the forms send. */
export function servedZip(operator: Operator): string {
  const served = servedBy(operator);
  const area = deadlineAreas.find(
    (place) => takesMessages(place, served) && !served.closedHomes.includes(place),
  );
  if (!area) throw new Error('content/operator.yml: states: no state may send a message.');
  return lowestZip(area);
}
