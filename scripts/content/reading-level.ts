import { asAdvice, type Mistake } from '../../lib/content/mistakes';
import { originalLanguage } from '../../lib/language';
import { textOf } from '../../lib/markdown/parser';
import { outlineOf } from './outline';
import type { Content } from './read-content';
import { sentencesIn } from './units';

const leastWords = 100;

/** Advises where LIX (Björnsson 1968), the same formula for any language, finds a text hard to read. */
export function* adviseOnReading({ texts }: Content): Iterable<Mistake> {
  for (const { file, bodyLine, body, language } of texts) {
    const { tokens } = outlineOf({ body, bodyLine });
    // Headings and list items are sentences; figures and tables are skipped.
    const sentences = tokens
      .filter((_, index) => /^(paragraph|heading)_open$/.test(tokens[index - 1]?.type ?? ''))
      .flatMap((content) => sentencesIn(textOf(content)));
    const words = sentences.join(' ').match(/[\p{L}’]+/gu) ?? [];
    const long = words.filter((word) => word.length > 6);
    const level = words.length / sentences.length + (100 * long.length) / words.length;
    // Spanish words are longer.
    const most = language === originalLanguage ? 38 : 45;
    const problem = `is ${level.toFixed(0)}, above ${most}. Write shorter sentences and everyday words.`;
    if (words.length >= leastWords && level > most)
      yield asAdvice({ file, line: bodyLine, field: 'reading level', problem });
  }
}
