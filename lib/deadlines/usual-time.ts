import { workersCompensation } from '../claim-query';
import type { Deadlines } from '../content/deadline-schemas';
import { yearsSince } from '../forms/answers';
import { stateId } from '../ids';
import { fillText } from '../inline-text';
import type { Language } from '../language';
import type { Area, AreaNames } from '../states';
import { durationWords, monthsOf } from './duration';

/** Lengths of a state's main clocks, such as P2Y. Missing ones have no number. */
export type MainClocks = {
  [Name in 'injury' | 'vehicle' | 'death' | 'care' | 'report' | 'claim']?: string | undefined;
} & {
  /** Times to sue after some deaths, such as those from medical care. */
  otherDeaths?: string[];
  /** A government asks for less time than others. */
  isSooner?: boolean | undefined;
};

export type UsualTimes = {
  language: Language;
  /** Of the page of all states. */
  address: string;
  /** Areas without a page are missing. */
  clocks: Partial<Record<Area, MainClocks>>;
  texts: Deadlines['usual'];
};

/** The main clock of an accident type, and its length. */
function clockOf(main: MainClocks, accidentType: string) {
  if (accidentType === workersCompensation) return { kind: 'work', time: main.claim } as const;
  if (accidentType === 'MalPractice') return { kind: 'care', time: main.care } as const;
  if (accidentType === 'Wrongful Death') return { kind: 'death', time: main.death } as const;
  // Where a crash has a time of its own.
  const vehicle = accidentType === 'Auto Accident' ? main.vehicle : undefined;
  return { kind: 'injury', time: vehicle ?? main.injury } as const;
}

/** The line about an area's usual time for an accident type, with its page's address. */
export function usualTime(
  area: Area,
  names: AreaNames,
  { language, address, clocks, texts }: UsualTimes,
  accidentType = '',
) {
  const state = names[area] ?? area;
  const main = clocks[area];
  if (!main) return { text: state };
  const { kind, time } = clockOf(main, accidentType);
  const fill = (text: string, duration = '', values = {}) =>
    fillText(text, { time: durationWords(duration, language), ...values });
  const report = fill(main.report ? texts.report : texts.reportNow, main.report);
  let line = time && fill(texts[kind], time, { report });
  if (kind === 'work') line ??= fillText(texts.workNow, { report });
  else if (line && main.isSooner && kind !== 'care') line = fillText(texts.sooner, { usual: line });
  return { text: line ? `${state}: ${line}` : state, line, address: `${address}/${stateId(area)}` };
}

/**
 * Whether little time can be left: two months before the end at the upper end of the answer for
 * lawsuits, and at its lower end for claims after an injury at work.
 */
export function isUrgent(main: MainClocks = {}, accidentType: string, period: string): boolean {
  const years = yearsSince(period);
  if (!years) return false;
  const { kind, time } = clockOf(main, accidentType);
  const times = [time, ...(kind === 'death' ? (main.otherDeaths ?? []) : [])];
  const months = 12 * (kind === 'work' ? years.least : years.most);
  return times.some((one) => one && months >= monthsOf(one) - 2);
}
