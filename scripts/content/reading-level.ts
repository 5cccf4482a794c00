import type { Token } from 'markdown-it';
import { asAdvice, type Mistake } from '../../lib/content/mistakes';
import { textOf } from '../../lib/markdown/parser';
import { outlineOf } from './outline';
import type { Content } from './read-content';
import { sentencesIn } from './units';

const wordsOf = (text: string) => text.match(/[\p{L}\d$%]+(?:[’'.,-][\p{L}\d]+)*/gu) ?? [];

/** Sentences of a text. Headings and list items are sentences; figures and tables are skipped. */
function sentencesOf(tokens: Token[]): string[] {
  return tokens
    .filter((_, index) => /^(paragraph|heading)_open$/.test(tokens[index - 1]?.type ?? ''))
    .flatMap((content) => sentencesIn(textOf(content)))
    .filter((text) => wordsOf(text).length > 0);
}

export function wordsIn(tokens: Token[]): number {
  return wordsOf(sentencesOf(tokens).join(' ')).length;
}

/** Counts vowel groups, without silent ones, and two where vowels are spoken apart. */
export function syllablesIn(text: string, language: string): number {
  const lower = text.toLowerCase();
  const spoken =
    language === 'es'
      ? lower
          .replace(/([qg])u(?=[eiéí])/g, '$1')
          .replace(/y(?![aeiouáéíóú])/g, 'i')
          .replaceAll('y', '-')
          .replace(/([aeoáéó])(?=[aeoáéó])|([íú])(?=[aeoáéó])|([aeoáéó])(?=[íú])/g, '$&-')
      : lower
          .replace(/(?<=[aeiouy][a-z]*)(?:(?<![lr])es|(?<![td])ed|(?<![^aeiouy]l)e)\b/g, '')
          .replace(/i(?=[ao])/g, '$&-');
  return spoken.match(/[aeiouyáéíóúü]+/g)?.length ?? 0;
}

/** How hard a text is: Flesch-Kincaid, or Fernández Huerta (1959) turned around. */
export function* adviseOnReading({ texts }: Content): Iterable<Mistake> {
  for (const { file, bodyLine, body, id, language } of texts) {
    const sentences = sentencesOf(outlineOf({ body, bodyLine }).tokens);
    const text = sentences.join(' ');
    const words = wordsOf(text).length;
    const [length, syllables] = [words / sentences.length, syllablesIn(text, language) / words];
    const isSpanish = language === 'es';
    const level = isSpanish
      ? 60 * syllables + 1.02 * length - 106.84
      : 0.39 * length + 11.8 * syllables - 15.59;
    // Pages need some legal terms.
    const most = isSpanish ? 35 : id === undefined ? 10 : 9;
    const problem = `is ${level.toFixed(1)}, above ${most}. Write shorter sentences and everyday words.`;
    if (words >= 100 && level > most)
      yield asAdvice({ file, line: bodyLine, field: 'reading level', problem });
  }
}
