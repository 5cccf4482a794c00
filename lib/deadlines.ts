import type { StateDeadlines } from './content/deadline-schemas';
import { type Area, type AreaNames, stateId } from './states';

type Law = Extract<StateDeadlines[keyof StateDeadlines], { confirmed: string }>;
type FoundLaw = {
  path: [field: string] | [field: string, index: number];
  law: Law | StateDeadlines['special'][number];
};

export function lawsIn(row: StateDeadlines): FoundLaw[] {
  return Object.entries(row).flatMap(([field, value]): FoundLaw[] => {
    if (Array.isArray(value)) return value.map((law, index) => ({ path: [field, index], law }));
    // Skip the reviewer, which is not a law.
    const isLaw = typeof value === 'object' && 'confirmed' in value;
    return isLaw ? [{ path: [field], law: value }] : [];
  });
}

/** Months of the shortest main deadline; undefined if one is uncertain. */
export function shortestClock({ injury, death, malpractice }: StateDeadlines): number | undefined {
  const months = [injury, death, malpractice].map(monthsOfClock);
  return Math.min(...months.map((count) => count ?? Number.NaN)) || undefined;
}

/** Months of a confirmed deadline such as 2 years or 180 days, rounded down. */
export function monthsOfClock({ time, confirmed }: StateDeadlines['injury']): number | undefined {
  const [, count, unit] = /^(\d+) (day|month|year)s?\b/.exec(time) ?? [];
  if (!count || confirmed === 'unsure') return undefined;
  return unit === 'year'
    ? Number(count) * 12
    : Math.floor(unit === 'month' ? Number(count) : Number(count) / 31);
}

export type UsualTimes = {
  address: string;
  /** Empty if uncertain; areas without a page are missing. */
  times: Partial<Record<Area, string>>;
};

/** The line about an area's usual time, with its page's address. */
export function usualTime(area: Area, names: AreaNames, { address, times }: UsualTimes) {
  const state = names[area] ?? area;
  const time = times[area];
  return {
    text: time ? `${state}: ${time}` : state,
    ...(time !== undefined && { address: `${address}/${stateId(area)}` }),
  };
}
