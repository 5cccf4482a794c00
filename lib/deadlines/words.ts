import type { Clock } from '../content/clock-schema';
import { loadDeadlines } from '../content/site-content';
import { beginsWithLength, type Law } from '../content/state-schema';
import { fillText } from '../inline-text';
import { editions, type Language, longDate } from '../language';
import { durationWords } from './duration';

type LawWords = { time?: string; text: string; outer?: string };

/**
 * A law in words: its sentence with the lengths filled in, or one made from its clocks. The length
 * of a main law comes ahead of it, in bold type.
 */
export function lawInWords(law: Law, language: Language): LawWords {
  const texts = loadDeadlines(language);
  const { outer: label, noOuter, sameAsDeath, faultRules, otherCases } = texts;
  const { kind, rule, clocks, text, outerText, cases } = law;
  const lengths = clocks.map(({ time }) => durationWords(time, language));
  const limit = clocks.find(({ outer }) => outer)?.outer;
  const outer = durationWords(limit, language) || noOuter;
  const numbered = Object.fromEntries(lengths.map((length, index) => [index + 1, length]));
  const fill = (template: string) => fillText(template, { ...numbered, outer });
  const [first] = clocks;
  const [time] = lengths;
  if (rule === 'same') return { text: sameAsDeath };
  if (cases) return { text: cases.map((name) => otherCases[name].same).join(' ') };
  const fault = faultRules.find((known) => known.rule === rule);
  if (fault) return { time: `${fault.name}.`, text: text ?? '' };
  if (first && time && beginsWithLength(kind))
    return {
      time,
      text: text ? fill(text) : startInWords(first, language),
      ...(kind === 'malpractice' && { outer: `${label}: ${outerText ? fill(outerText) : outer}` }),
    };
  return {
    text: text ? fill(text) : clocks.map((clock) => stepInWords(clock, language)).join(' '),
  };
}

/** The words of a clock: its condition, what to do, in what time, from when. */
export function stepInWords(clock: Clock, language: Language): string {
  const { steps, toEmployer, fund } = loadDeadlines(language);
  const isFund = clock.step === 'claim' && clock.claim.join() === 'victim';
  const { within, soon } = isFund ? { within: fund, soon: fund } : steps[clock.step];
  const time = durationWords(clock.time, language);
  const employer = clock.step === 'report' && clock.claim.includes('work') ? toEmployer : '';
  const todo = fillText(time ? within : soon, { time, to: clock.to ?? employer });
  const start = time && startInWords(clock, language);
  const step = [todo.replace(/ +/g, ' ').trim(), start].filter(Boolean).join(' ');
  // A condition at the end would seem to belong to the start.
  return clock.if
    ? `${capital(clock.if)}: ${step.charAt(0).toLowerCase()}${step.slice(1)}.`
    : `${step}.`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** From when a clock runs, in words; empty where the law does not say. */
function startInWords({ from, orFrom }: Clock, language: Language): string {
  const { starts, orLater } = loadDeadlines(language);
  if (!from) return '';
  return orFrom ? fillText(orLater, { start: starts[from], other: starts[orFrom] }) : starts[from];
}

/** What was read of a law, in words: We read a copy (February 2026). */
export function readingInWords(
  { read, confirmed }: Pick<Law, 'read' | 'confirmed'>,
  language: Language,
) {
  const { none, ...words } = loadDeadlines(language).readings;
  if (!read) return confirmed === 'unsure' ? '' : none;
  const { kind, edition } = read;
  return edition ? `${words[kind]} (${editionWords(edition, language)})` : words[kind];
}

function editionWords(edition: string, language: Language): string {
  if (edition.length > 7) return longDate(edition, language);
  const [year = '', month] = edition.split('-');
  if (!month) return year;
  return new Date(edition).toLocaleDateString(editions[language].locale, {
    ...{ year: 'numeric', month: 'long', timeZone: 'UTC' },
  });
}
