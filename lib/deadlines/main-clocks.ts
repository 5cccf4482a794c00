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

const firstClock = (laws: readonly Law[], kind: Kind): Clock | undefined =>
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

/**
 * The clocks in large type on a state's page, and shorter ones that hold only in some cases: after a
 * crash, or for harm from a public place.
 */
export function largeClocks(laws: readonly Law[]) {
  const injury = firstClock(laws, 'injury');
  const death = firstClock(laws, 'death');
  const claim = firstClock(laws, 'workClaim');
  const report = firstClock(laws, 'workReport');
  const government = governmentClock(laws);
  const shorter = (than: Clock | undefined, ...tags: Claim[]) =>
    byLength(
      clocksOf(laws).filter(
        ({ claim, step, time, before }) =>
          step !== 'wait' &&
          !before &&
          time &&
          claim.length === tags.length &&
          tags.every((tag) => claim.includes(tag)) &&
          !(than?.time && monthsOf(time) >= monthsOf(than.time)),
      ),
    )[0];
  const unsure = clocksOf(laws.filter(({ confirmed }) => confirmed === 'unsure'));
  const shown = (clock: Clock | undefined, only?: 'vehicle' | 'place') =>
    clock ? [{ clock, only, isUnsure: unsure.includes(clock) }] : [];
  return {
    injury: [...shown(shorter(injury, 'injury', 'vehicle'), 'vehicle'), ...shown(injury)],
    death: [...shown(shorter(death, 'death', 'vehicle'), 'vehicle'), ...shown(death)],
    work: [...shown(report), ...shown(claim?.time ? claim : undefined)],
    government: [
      ...shown(shorter(government, 'government', 'place'), 'place'),
      ...shown(government),
    ],
  };
}

const byLength = (clocks: Clock[]) =>
  clocks.sort((one, other) => monthsOf(one.time ?? '') - monthsOf(other.time ?? ''));

/** The first step with a number: usually the notice, which ends long before the time to sue. */
function governmentClock(laws: readonly Law[]): Clock | undefined {
  // These follow another step.
  const laterStarts = ['notice', 'claim', 'decision', 'answer'];
  const own = clocksOf(laws.filter(({ kind }) => /government$/.test(kind)));
  return byLength(
    own.filter(
      ({ claim, step, time, from = '' }) =>
        time && step !== 'wait' && claim.length === 1 && !laterStarts.includes(from),
    ),
  )[0];
}
