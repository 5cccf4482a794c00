import type { Claim, Clock } from '../content/clock-schema';
import { loadDeadlines, loadStateDeadlines } from '../content/site-content';
import type { Kind, Law } from '../content/state-schema';
import { cached } from '../memoize';
import { routesIn } from '../routes';
import { monthsOf } from './duration';

/** The main clocks of each state that has a page, and the words around them. */
export const loadUsualTimes = cached((language) => ({
  language,
  /** Of the page of all states. */
  address: routesIn(language).deadlines,
  clocks: Object.fromEntries<MainClocks>(
    loadStateDeadlines(language).map(({ state, laws }) => [state, mainClocks(laws)]),
  ),
  texts: loadDeadlines(language).usual,
}));

const clocksOf = (laws: readonly Law[]) => laws.flatMap(({ clocks }) => clocks);

export const firstClock = (laws: readonly Law[], kind: Kind): Clock | undefined =>
  laws.find((law) => law.kind === kind)?.clocks[0];

export type MainClocks = Partial<ReturnType<typeof mainClocks>>;

/** Lengths such as P2Y, the usual one first. Missing ones have no number. */
function mainClocks(laws: readonly Law[]) {
  const time = (kind: Kind) => firstClock(laws, kind)?.time;
  const injury = time('injury');
  const all = clocksOf(laws);
  const crashes = all.filter(
    ({ claim, step, before }) => step === 'sue' && !before && claim.includes('vehicle'),
  );
  const afterCrash = (isDeath: boolean) =>
    crashes.find(({ claim }) => claim.includes('death') === isDeath)?.time;
  const governmentTags: Claim[] = ['government', 'injury', 'place'];
  const isSooner = all.some(
    ({ claim, step, time = injury }) =>
      step !== 'wait' &&
      claim.includes('government') &&
      claim.every((tag) => governmentTags.includes(tag)) &&
      monthsOf(time ?? '') < monthsOf(injury ?? ''),
  );
  return {
    injury: [injury],
    vehicle: [afterCrash(false) ?? injury],
    death: [time('death'), time('deathFromCare'), afterCrash(true)],
    care: [time('malpractice')],
    work: [time('workClaim')],
    report: time('workReport'),
    /** A government asks for less time than others. */
    isSooner,
  };
}

/** The first step with a number: usually the notice, which ends long before the time to sue. */
export function governmentClock(laws: readonly Law[]): Clock | undefined {
  // These follow another step.
  const laterStarts = ['notice', 'claim', 'decision', 'answer'];
  return clocksOf(laws.filter(({ kind }) => /government$/.test(kind)))
    .filter(
      ({ claim, step, time, from = '' }) =>
        time && step !== 'wait' && claim.length === 1 && !laterStarts.includes(from),
    )
    .sort((one, other) => monthsOf(one.time ?? '') - monthsOf(other.time ?? ''))[0];
}
