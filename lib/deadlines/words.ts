import type { Clock, Start } from '../content/clock-schema';
import { loadDeadlines } from '../content/site-content';
import { beginsWithLength, type Law } from '../content/state-schema';
import { fillText } from '../inline-text';
import type { Language } from '../language';
import { durationWords } from './duration';

export type LawWords = {
  /** The length of a main law, shown ahead of its sentence in bold type. */
  time?: string;
  text: string;
  outer?: string;
};

/** A law in words: its sentence with the lengths filled in, or one made from its clocks. */
export function wordsOf(law: Law, language: Language): LawWords {
  const { outer: label, noOuter, sameAsDeath, faultRules } = loadDeadlines(language);
  const { kind, rule, clocks, text, outerText } = law;
  const lengths = Object.fromEntries(
    clocks.map(({ time }, index) => [index + 1, time ? durationWords(time, language) : '']),
  );
  const limit = clocks.find(({ outer }) => outer)?.outer;
  const outer = limit ? durationWords(limit, language) : noOuter;
  const fill = (template: string) => fillText(template, { ...lengths, outer });
  const [first] = clocks;
  const time = lengths[1];
  if (rule === 'same') return { text: sameAsDeath };
  if (kind === 'fault')
    return { time: `${faultRules.find((one) => one.rule === rule)?.name}.`, text: text ?? '' };
  if (first && time && beginsWithLength(kind))
    return {
      time,
      text: text ? fill(text) : startOf(first, language),
      ...(kind === 'malpractice' && { outer: `${label}: ${outerText ? fill(outerText) : outer}` }),
    };
  return { text: text ? fill(text) : clocks.map((clock) => stepOf(clock, language)).join(' ') };
}

/** The words of a clock: what to do, in what time, from when. */
export function stepOf(clock: Clock, language: Language): string {
  const { time, step, to = '' } = clock;
  const words = loadDeadlines(language).steps.find((one) => one.step === step);
  const length = time && durationWords(time, language);
  const template = (length ? words?.within : words?.soon) ?? '';
  const todo = fillText(template, { time: length ?? '', to }).replace(/ +/g, ' ');
  return `${[todo, length && startOf(clock, language), clock.if].filter(Boolean).join(' ')}.`;
}

/** From when a clock runs, in words; empty where the law does not say. */
function startOf({ from, orFrom }: Clock, language: Language): string {
  const { starts, orLater } = loadDeadlines(language);
  const words = (start: Start) => starts.find((one) => one.start === start)?.words ?? '';
  if (!from) return '';
  return orFrom ? fillText(orLater, { start: words(from), other: words(orFrom) }) : words(from);
}
