import type { Claim, Clock } from './clock';
import { loadDeadlines, loadStateDeadlines } from './content/site-content';
import { type Law, lawsIn } from './deadlines';
import { monthsOf } from './duration';
import { cached } from './memoize';
import { routesIn } from './routes';
import type { MainClocks, UsualTimes } from './usual-time';

/** The main clocks of each state, and the words around them. */
export const loadUsualTimes = cached((language): UsualTimes => {
  const states = loadStateDeadlines(language).map(({ state, row }) => {
    const laws = lawsIn(row);
    const time = (id: string) => laws.find((law) => law.id === id)?.clocks[0]?.time;
    const main: MainClocks = {
      injury: time('injury'),
      death: time('death'),
      otherDeaths: [time('deathFromCare'), ofCrash(laws, 'death')].filter(Boolean),
      care: time('malpractice'),
      vehicle: ofCrash(laws, 'injury'),
      isSooner: isSoonerAgainstGovernment(laws) || undefined,
      report: time('workReport'),
      claim: time('workClaim'),
    };
    return [state, main];
  });
  return {
    language,
    address: routesIn(language).deadlines,
    clocks: Object.fromEntries(states),
    texts: loadDeadlines(language).usual,
  };
});

/** The time to sue after a crash, where a rule of its own gives one. */
function ofCrash(laws: readonly Law[], harm: 'injury' | 'death'): string | undefined {
  const isOwn = ({ claim, step, before }: Clock) =>
    step === 'sue' &&
    !before &&
    claim.includes('vehicle') &&
    claim.includes('death') === (harm === 'death');
  return laws.flatMap(({ clocks }) => clocks).find(isOwn)?.time;
}

const governmentTags: readonly Claim[] = ['government', 'injury', 'place'];

function isSoonerAgainstGovernment(laws: readonly Law[]): boolean {
  const usual = laws.find(({ id }) => id === 'injury')?.clocks[0]?.time ?? '';
  return laws
    .flatMap(({ clocks }) => clocks)
    .some(
      ({ claim, step, time }) =>
        step !== 'wait' &&
        claim.includes('government') &&
        claim.every((tag) => governmentTags.includes(tag)) &&
        time !== undefined &&
        monthsOf(time) < monthsOf(usual),
    );
}
