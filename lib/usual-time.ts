import { durationWords, monthsOf } from './duration';
import { fillText } from './inline-text';
import type { Language } from './language';
import { type Area, type AreaNames, stateId } from './states';

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
  const time = timeOf(main, accidentType, texts, language);
  return {
    text: time ? `${state}: ${time}` : state,
    address: `${address}/${stateId(area)}`,
  };
}

function timeOf(
  main: MainClocks,
  accidentType: string,
  texts: UsualTimes['texts'],
  language: Language,
): string {
  const length = (duration = '') => durationWords(duration, language);
  const { injury, death, care, report, claim } = main;
  const sue = (text: string, time: string | undefined) =>
    time ? fillText(text, { time: length(time) }) : '';
  switch (accidentType) {
    case 'MalPractice':
      return sue(texts.care, care);
    case 'Wrongful Death':
      return sue(texts.death, death);
    case 'Workers Comp': {
      const tell = report ? fillText(texts.report, { time: length(report) }) : texts.reportNow;
      return claim
        ? fillText(texts.work, { report: tell, time: length(claim) })
        : fillText(texts.workNow, { report: tell });
    }
    default:
      return sue(texts.injury, injury);
  }
}

/**
 * Whether little time can be left: two months before the end at the upper end of the answer for
 * lawsuits, and at its lower end for claims after an injury at work.
 */
export function isUrgent(
  main: MainClocks | undefined,
  accidentType: string,
  period: string,
): boolean {
  const years = Number(/\d+/.exec(period)?.[0] ?? 0);
  if (!main || years === 0) return false;
  const { injury, death, deathFromCare, care, claim } = main;
  const [times, passed] =
    accidentType === 'Workers Comp'
      ? [[claim], years - 1]
      : accidentType === 'MalPractice'
        ? [[care], years]
        : accidentType === 'Wrongful Death'
          ? [[death, deathFromCare], years]
          : [[injury], years];
  return times.some((time) => time !== undefined && passed * 12 >= monthsOf(time) - 2);
}
