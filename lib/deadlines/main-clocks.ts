import type { Claim, Clock } from '../content/clock-schema';
import { loadDeadlines, loadStateDeadlines } from '../content/site-content';
import type { Kind, Law } from '../content/state-schema';
import { cached } from '../memoize';
import { routesIn } from '../routes';
import { monthsOf } from './duration';
import type { MainClocks, UsualTimes } from './usual-time';

/** The main clocks of each state, and the words around them. */
export const loadUsualTimes = cached((language): UsualTimes => {
  const states = loadStateDeadlines(language);
  return {
    language,
    address: routesIn(language).deadlines,
    clocks: Object.fromEntries(states.map(({ state, laws }) => [state, mainClocks(laws)])),
    texts: loadDeadlines(language).usual,
  };
});

const clocksOf = (laws: readonly Law[]) => laws.flatMap(({ clocks }) => clocks);

export const firstClock = (laws: readonly Law[], kind: Kind): Clock | undefined =>
  laws.find((law) => law.kind === kind)?.clocks[0];

function mainClocks(laws: readonly Law[]): MainClocks {
  const time = (kind: Kind) => firstClock(laws, kind)?.time;
  const afterCrash = (isDeath: boolean) =>
    clocksOf(laws).find(
      ({ claim, step, before }) =>
        step === 'sue' &&
        !before &&
        claim.includes('vehicle') &&
        claim.includes('death') === isDeath,
    )?.time;
  const injury = time('injury');
  const governmentTags: Claim[] = ['government', 'injury', 'place'];
  const ofGovernment = clocksOf(laws).filter(
    ({ claim, step }) =>
      step !== 'wait' &&
      claim.includes('government') &&
      claim.every((tag) => governmentTags.includes(tag)),
  );
  const isLess = ({ time = injury }: Clock) => monthsOf(time ?? '') < monthsOf(injury ?? '');
  return {
    injury,
    vehicle: afterCrash(false),
    death: time('death'),
    otherDeaths: [time('deathFromCare'), afterCrash(true)].filter((one) => one !== undefined),
    care: time('malpractice'),
    isSooner: ofGovernment.some(isLess) || undefined,
    report: time('workReport'),
    claim: time('workClaim'),
  };
}

/** The first step with a number: usually the notice, which ends long before the time to sue. */
export function governmentClock(laws: readonly Law[]): Clock | undefined {
  // These follow another step.
  const laterStarts = ['notice', 'claim', 'decision', 'answer'];
  const own = laws.filter(({ kind }) => /government$/.test(kind));
  return clocksOf(own)
    .filter(
      ({ claim, step, time, from = '' }) =>
        time && step !== 'wait' && claim.length === 1 && !laterStarts.includes(from),
    )
    .sort((one, other) => monthsOf(one.time ?? '') - monthsOf(other.time ?? ''))[0];
}
