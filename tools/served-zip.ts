import type { Operator } from '../lib/content/operator-schema';
import { closedToResidents } from '../lib/referral';
import { servedPlaces, takesMessages } from '../lib/served';
import { deadlineAreas, firstZipOf } from '../lib/states';

/** A zip code from which the forms send. */
export function servedZip(operator: Operator): string {
  const [served, closed] = [servedPlaces(operator), closedToResidents(operator)];
  const area = deadlineAreas.find((one) => takesMessages(one, served) && !closed.includes(one));
  if (!area) throw new Error('content/operator.yml: states: no state may send a message.');
  return firstZipOf(area);
}
