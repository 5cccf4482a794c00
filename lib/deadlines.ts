import type { StateDeadlines } from './content/deadline-schemas';
import { type Area, type AreaNames, stateId } from './states';

type Law = Extract<StateDeadlines[keyof StateDeadlines], { confirmed: string }>;
/** Set for laws in a list. */
type FoundLaw = {
  path: [field: string] | [field: string, index: number];
  law: Law | StateDeadlines['special'][number];
};

/** Every law in a state's row, with its place there. */
export function lawsIn(row: StateDeadlines): FoundLaw[] {
  return Object.entries(row).flatMap(([field, value]): FoundLaw[] => {
    if (Array.isArray(value)) return value.map((law, index) => ({ path: [field, index], law }));
    // Skip the reviewer, which is not a law.
    const isLaw = typeof value === 'object' && 'confirmed' in value;
    return isLaw ? [{ path: [field], law: value }] : [];
  });
}

/** Takes a state's row in English and returns the months of its shortest main clock; undefined if one is uncertain. */
export function shortestClock({ injury, death, malpractice }: StateDeadlines): number | undefined {
  const months = [injury, death, malpractice].map(monthsOfClock);
  return Math.min(...months.map((count) => count ?? Number.NaN)) || undefined;
}

/** The months of a confirmed clock that begins with an amount, such as 2 years or 180 days; whole months, rounded down. */
export function monthsOfClock({ time, confirmed }: StateDeadlines['injury']): number | undefined {
  const [, count, unit] = /^(\d+) (day|month|year)s?\b/.exec(time) ?? [];
  if (!count || confirmed === 'unsure') return undefined;
  return unit === 'year'
    ? Number(count) * 12
    : Math.floor(unit === 'month' ? Number(count) : Number(count) / 31);
}

/** What is shown below a zip code: the address of the page for all states, and words about each state's usual time. */
export type UsualTimes = {
  address: string;
  /** Empty if a time is uncertain; areas without a page are missing. */
  times: Partial<Record<Area, string>>;
};

/** Takes an area and returns its line, with the address of its page if it has one. */
export function usualTime(area: Area, names: AreaNames, { address, times }: UsualTimes) {
  const state = names[area] ?? area;
  const time = times[area];
  return {
    text: time ? `${state}: ${time}` : state,
    ...(time !== undefined && { address: `${address}/${stateId(area)}` }),
  };
}
