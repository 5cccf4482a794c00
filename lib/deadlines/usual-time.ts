import { yearsSince } from '../forms/answers';
import type { Language } from '../language';
import { type Area, nameOf } from '../states';
import type { Answers } from './answers';

/** An area's usual time for an accident type after its name, with the address that says more. */
export function usualTime(area: Area, language: Language, answers: Answers, accidentType = '') {
  const state = nameOf(area, language);
  const answer = answers.places[area];
  const line = answer?.lines[answers.clocks[accidentType] ?? 'injury'];
  return { text: line ? `${state}: ${line}` : state, line, address: answer?.address };
}

/**
 * Whether little time can be left: two months before the end at the upper end of the answer for
 * lawsuits, and at its lower end for claims after an injury at work.
 */
export function isUrgent(
  { places, clocks }: Pick<Answers, 'places' | 'clocks'>,
  area: Area | undefined,
  accidentType: string,
  period: string,
): boolean {
  const years = yearsSince(period);
  if (!years || !area) return false;
  const clock = clocks[accidentType] ?? 'injury';
  const months = 12 * (clock === 'work' ? years.least : years.most);
  return places[area]?.months[clock]?.some((length) => months >= length - 2) ?? false;
}

/** Whether an offer of a state helps today: its bar, and legal aid or, after work, the agency. */
export const helpsToday = (kind: string, isAtWork: boolean) =>
  ['bar', isAtWork ? 'workAgency' : 'legalAid'].includes(kind);
