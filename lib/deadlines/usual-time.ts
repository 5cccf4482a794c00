import { yearsSince } from '../forms/answers';
import { stateId } from '../ids';
import { fillText } from '../inline-text';
import type { Area, AreaNames } from '../states';
import { durationWords, monthsOf } from './duration';
import type { loadUsualTimes, MainClocks } from './main-clocks';

export type UsualTimes = ReturnType<typeof loadUsualTimes>;

/** Accident types with a main clock of their own. */
const kinds: Record<string, 'vehicle' | 'death' | 'care' | 'work'> = {
  'Auto Accident': 'vehicle',
  'Wrongful Death': 'death',
  MalPractice: 'care',
  'Workers Comp': 'work',
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
  const kind = kinds[accidentType] ?? 'injury';
  const time = main[kind]?.[0];
  const fill = (text: string, duration?: string, values = {}) =>
    fillText(text, { time: durationWords(duration, language), ...values });
  const report = fill(main.report ? texts.report : texts.reportNow, main.report);
  let line = time && fill(texts[kind === 'vehicle' ? 'injury' : kind], time, { report });
  if (kind === 'work') line ??= fillText(texts.workNow, { report });
  else if (line && main.isSooner && kind !== 'care') line = fillText(texts.sooner, { usual: line });
  return { text: line ? `${state}: ${line}` : state, line, address: `${address}/${stateId(area)}` };
}

/**
 * Whether little time can be left: two months before the end at the upper end of the answer for
 * lawsuits, and at its lower end for claims after an injury at work.
 */
export function isUrgent(main: MainClocks | undefined, accidentType: string, period: string) {
  const years = yearsSince(period);
  if (!years) return false;
  const kind = kinds[accidentType] ?? 'injury';
  const months = 12 * (kind === 'work' ? years.least : years.most);
  return main?.[kind]?.some((time) => time && months >= monthsOf(time) - 2) ?? false;
}
