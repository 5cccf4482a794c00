import { localize } from '../../lib/content/localize';
import { mistakeAt } from '../../lib/content/locate-value';
import type { Mistake } from '../../lib/content/mistakes';
import type { Operator } from '../../lib/content/operator-schema';
import type { Review, Site } from '../../lib/content/schemas';
import { originalLanguage } from '../../lib/language';
import { readMode } from '../../lib/settings';
import { factsNeeded } from '../launch/open-items';
import type { Content } from './read-content';

/** Contradicting or unlawful facts; in builds for visitors, also missing ones. */
export function* checkOperator({ data }: Content): Iterable<Mistake> {
  const file = (name: string) => data.get(`content/${name}`);
  const [site, reviews] = [file('site.yml'), file('reviews.yml')];
  if (!site || !reviews) return;
  const facts = localize(site.data, originalLanguage) as Site;
  const { operator = {} } = facts;
  for (const [index, { state, served }] of (operator.states ?? []).entries()) {
    const problem = served ? forbidden(state, operator) : undefined;
    if (problem) yield mistakeAt(site.source, ['operator', 'states', index, 'served'], problem);
  }
  if (readMode() !== 'live') return;
  if (operator.states && !operator.states.some(({ served }) => served))
    yield mistakeAt(site.source, ['operator', 'states'], 'names no state that is served.');
  const { reviews: all } = localize(reviews.data, originalLanguage) as { reviews: Review[] };
  yield* factsNeeded({
    site: { facts, source: site.source },
    reviews: { facts: all, source: reviews.source },
  });
}

function forbidden(
  state: string,
  { payment, registrations = [] }: Partial<Operator>,
): string | undefined {
  const isRegistered = registrations.some((one) => one.includes(state));
  if (['California', 'Texas'].includes(state) && !isRegistered)
    return `is true for ${state}, where nobody may refer people to attorneys without a certificate (California B&P Code 6155, Texas Occupations Code 952.102). Add it under registrations, or write false.`;
  if (['Washington', 'Nevada'].includes(state) && payment?.kind === 'perMessage')
    return `is true for ${state}, where a message that an attorney pays for is a sale of health data, which needs an authorization signed by each person (RCW 19.373.070, NRS 603A.535). Write false.`;
  return undefined;
}
