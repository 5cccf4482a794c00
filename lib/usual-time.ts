import { workersCompensation } from './claim-query';
import { durationWords, monthsOf } from './duration';
import { stateId } from './ids';
import { fillText } from './inline-text';
import type { Language } from './language';
import type { Area, AreaNames } from './states';

/** Lengths of a state's main clocks, such as P2Y. Missing ones have no number. */
export type MainClocks = {
  injury?: string | undefined;
  death?: string | undefined;
  /** Times to sue after some deaths, such as those from medical care. */
  otherDeaths?: (string | undefined)[] | undefined;
  care?: string | undefined;
  /** After a crash, where that has a time of its own. */
  vehicle?: string | undefined;
  /** A government asks for less time than others. */
  isSooner?: boolean | undefined;
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
    'injury' | 'sooner' | 'death' | 'care' | 'work' | 'workNow' | 'report' | 'reportNow' | 'urgent',
    string
  >;
};

type Kind = 'injury' | 'death' | 'care';
const kinds: Partial<Record<string, Kind>> = { MalPractice: 'care', 'Wrongful Death': 'death' };
const kindOf = (accidentType: string) => kinds[accidentType] ?? 'injury';

/** The time to sue of an accident type. */
function timeToSue(main: MainClocks, accidentType: string): string | undefined {
  return (accidentType === 'Auto Accident' && main.vehicle) || main[kindOf(accidentType)];
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
  const fill = (text: string, duration = '', values = {}) =>
    fillText(text, { time: durationWords(duration, language), ...values });
  const { report, claim, isSooner } = main;
  const own = timeToSue(main, accidentType);
  const kind = kindOf(accidentType);
  let time = own && fill(texts[kind], own);
  if (time && isSooner && kind !== 'care') time = fillText(texts.sooner, { usual: time });
  if (accidentType === workersCompensation)
    time = fill(claim ? texts.work : texts.workNow, claim, {
      report: fill(report ? texts.report : texts.reportNow, report),
    });
  return { text: time ? `${state}: ${time}` : state, address: `${address}/${stateId(area)}` };
}

/**
 * Whether little time can be left: two months before the end at the upper end of the answer for
 * lawsuits, and at its lower end for claims after an injury at work. The last answer, more than two
 * years, has no upper end.
 */
export function isUrgent(main: MainClocks = {}, accidentType: string, period: string): boolean {
  const years = Number(/\d+/.exec(period)?.[0] ?? 0);
  const isWork = accidentType === workersCompensation;
  const own = isWork ? main.claim : timeToSue(main, accidentType);
  const times = [own, ...((kindOf(accidentType) === 'death' && main.otherDeaths) || [])];
  const months = 12 * (isWork ? years - 1 : years < 3 ? years : Number.POSITIVE_INFINITY);
  return years > 0 && times.some((time) => time && months >= monthsOf(time) - 2);
}
