import { workersCompensation } from './claim-query';
import { durationWords, monthsOf } from './duration';
import { fillText } from './inline-text';
import type { Language } from './language';
import { stateId } from './routes';
import type { Area, AreaNames } from './states';

/** Lengths of a state's main clocks, such as P2Y. Missing ones have no number. */
export type MainClocks = {
  injury?: string | undefined;
  death?: string | undefined;
  deathFromCare?: string | undefined;
  care?: string | undefined;
  report?: string | undefined;
  claim?: string | undefined;
};

export type UsualTimes = {
  language: Language;
  /** Of the page of all states. */
  address: string;
  /** Areas without a page are missing. */
  clocks: Partial<Record<Area, MainClocks>>;
  texts: Record<
    'injury' | 'death' | 'care' | 'work' | 'workNow' | 'report' | 'reportNow' | 'urgent',
    string
  >;
};

// For other types, the time to sue for an injury.
const clockOf: Record<string, 'care' | 'death'> = {
  MalPractice: 'care',
  'Wrongful Death': 'death',
};

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
  const fill = (text: string, duration = '', values = {}) =>
    fillText(text, { time: durationWords(duration, language), ...values });
  const { report, claim } = main;
  const kind = clockOf[accidentType] ?? 'injury';
  let time = main[kind] && fill(texts[kind], main[kind]);
  if (accidentType === workersCompensation)
    time = fill(claim ? texts.work : texts.workNow, claim, {
      report: fill(report ? texts.report : texts.reportNow, report),
    });
  return { text: time ? `${state}: ${time}` : state, address: `${address}/${stateId(area)}` };
}

/**
 * Whether little time can be left: two months before the end at the upper end of the answer for
 * lawsuits, and at its lower end for claims after an injury at work.
 */
export function isUrgent(main: MainClocks = {}, accidentType: string, period: string): boolean {
  const years = Number(/\d+/.exec(period)?.[0] ?? 0);
  const isWork = accidentType === workersCompensation;
  const kind = clockOf[accidentType] ?? 'injury';
  const times = isWork
    ? [main.claim]
    : [main[kind], ...(kind === 'death' ? [main.deathFromCare] : [])];
  const months = 12 * (isWork ? years - 1 : years);
  return years > 0 && times.some((time) => time && months >= monthsOf(time) - 2);
}
