import type { Clock, Start } from './clock';
import { loadDeadlines } from './content/site-content';
import type { Law } from './deadlines';
import { durationWords } from './duration';
import { fillText } from './inline-text';
import type { Language } from './language';

export type LawWords = {
  /** The length of a main law, which stands before the others in bold type. */
  time?: string;
  text: string;
  outer?: string;
};

/** A law in words: its sentence with the lengths filled in, or one made from its clocks. */
export function wordsOf(law: Law, language: Language): LawWords {
  const { outer: label, noOuter, sameAsDeath, faultRules } = loadDeadlines(language);
  const { id, kind, text, clocks, outerText } = law;
  const lengths = Object.fromEntries(
    clocks.map(({ time }, index) => [index + 1, time ? durationWords(time, language) : '']),
  );
  const limit = clocks.find(({ outer }) => outer)?.outer;
  const outer = limit ? durationWords(limit, language) : noOuter;
  const sentence = text && fillText(text, { ...lengths, outer });
  const [first] = clocks;
  if (kind === 'fault') {
    const rule = faultRules.find((one) => one.rule === law.rule)?.name;
    return { time: `${rule}.`, text: sentence ?? '' };
  }
  if (['injury', 'death', 'malpractice'].includes(id) && first?.time)
    return {
      time: lengths[1] ?? '',
      text: sentence ?? startOf(first, language),
      ...(id === 'malpractice' && {
        outer: `${label}: ${outerText ? fillText(outerText, { ...lengths, outer }) : outer}`,
      }),
    };
  if (law.rule === 'same') return { text: sameAsDeath };
  return { text: sentence ?? clocks.map((clock) => stepOf(clock, language)).join(' ') };
}

/** The words of a clock: what to do, in what time, from when. */
export function stepOf(clock: Law['clocks'][number], language: Language): string {
  const { time, step, to = '' } = clock;
  const { within = '', soon = '' } =
    loadDeadlines(language).steps.find((one) => one.step === step) ?? {};
  const length = time && durationWords(time, language);
  const words = fillText(length ? within : soon, { time: length ?? '', to }).replace(/ +/g, ' ');
  return `${[words, length && startOf(clock, language), clock.if].filter(Boolean).join(' ')}.`;
}

/** From when a clock runs, in words; empty where the law does not say. */
function startOf({ from, orFrom }: Clock, language: Language): string {
  const { starts, orLater } = loadDeadlines(language);
  const words = (start: Start) => starts.find((one) => one.start === start)?.words ?? '';
  if (!from) return '';
  return orFrom ? fillText(orLater, { start: words(from), other: words(orFrom) }) : words(from);
}
