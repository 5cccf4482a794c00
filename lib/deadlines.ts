import type { StateDeadlines } from './content/deadline-schemas';
import { fillText } from './inline-text';
import { type Area, type AreaNames, stateId } from './states';

type Clock = Pick<StateDeadlines['injury'], 'time' | 'confirmed'>;

/** The clocks that a reminder can count on. */
export const clockNames = ['injury', 'death', 'malpractice'] as const;
export type ClockName = (typeof clockNames)[number];

/** Takes a state's row in English and returns the months of each clock; undefined where a clock is not certain. */
export function monthsOfClocks(row: StateDeadlines): Record<ClockName, number | undefined> {
  const [injury, death, malpractice] = clockNames.map((name) => monthsOf(row[name]));
  const isSure = row.deathFromCare.confirmed !== 'unsure';
  // Only the visitor knows whether medical care caused a death, so the shorter clock holds.
  const shortest = death && malpractice && isSure ? Math.min(death, malpractice) : undefined;
  return { injury, malpractice, death: row.deathFromCare.rule === 'own' ? shortest : death };
}

/** The months of a confirmed clock that is a plain amount, such as 2 years or 180 days; whole months, rounded down. */
function monthsOf({ time, confirmed }: Clock): number | undefined {
  const [, count, unit] = /^(\d+) (day|month|year)s?$/.exec(time) ?? [];
  if (!count || confirmed === 'unsure') return undefined;
  return unit === 'year'
    ? Number(count) * 12
    : Math.floor(unit === 'month' ? Number(count) : Number(count) / 31);
}

/** What is shown below a zip code: the words, the address of the page for all states, and each state's usual time. */
export type UsualTimes = {
  words: string;
  address: string;
  /** Empty where a time is not certain; without an area that has no page. */
  times: Partial<Record<Area, string>>;
};

/** Takes an area and returns the line about it, with the address of its page, if it has one. */
export function usualTime(area: Area, names: AreaNames, { words, address, times }: UsualTimes) {
  const state = names[area] ?? area;
  const time = times[area];
  return {
    text: time ? fillText(words, { state, time }) : state,
    ...(time !== undefined && { address: `${address}/${stateId(area)}` }),
  };
}
