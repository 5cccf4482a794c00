import { loadDeadlines, loadStateDeadlines } from './content/site-content';
import { lawsIn } from './deadlines';
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
      deathFromCare: time('deathFromCare'),
      care: time('malpractice'),
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
