import { loadDeadlines, loadStateDeadlines } from './content/site-content';
import { monthsOfClock, shortestClock, type UsualTimes } from './deadlines';
import { fillText } from './inline-text';
import { originalLanguage } from './language';
import { cached } from './memoize';
import { routesIn } from './routes';

/** The line about the usual time to sue in each state, empty where it is uncertain. */
export const loadUsualTimes = cached((language): UsualTimes => {
  const { usual, usualRange } = loadDeadlines(language);
  const english = new Map(loadStateDeadlines(originalLanguage).map(({ id, row }) => [id, row]));
  const times = loadStateDeadlines(language).map(({ id, state, row }) => {
    const original = english.get(id) ?? row;
    const [shortest, injury] = [shortestClock(original), monthsOfClock(original.injury)];
    const { time } = row.injury;
    // The text counts whole years, so other clocks get a link only.
    if (!shortest || !injury || shortest % 12 !== 0) return [state, ''];
    // Other cases may have a shorter clock than injuries.
    const years = String(shortest / 12);
    const text =
      shortest < injury ? fillText(usualRange, { years, time }) : fillText(usual, { time });
    return [state, text];
  });
  return {
    address: routesIn(language).deadlines,
    times: Object.fromEntries(times),
  };
});
