import { unknownLengths } from '../../lib/content/law-lengths';
import { asAdvice, lineAt, type Mistake, mistakeAt } from '../../lib/content/mistakes';
import { lengthSyntax } from '../../lib/inline-text';
import type { Content } from './read-content';

const unit = /(?:years?|months?|weeks?|days?|años?|mes(?:es)?|semanas?|días?)(?!\p{L})/u.source;
const twice = RegExp(`(${lengthSyntax.source})\\s+(${unit})`, 'giu');

/** Lengths of laws that the data lacks, such as {texas.injry}, and units that they say themselves. */
export function* checkLengths({ words, texts }: Content): Iterable<Mistake> {
  const unitTwice = (name = '', unit = '') => `${name} says its unit. Remove “${unit}” behind it.`;
  for (const { source, path, text } of words) {
    for (const [written, name, , , unit] of text.matchAll(twice))
      yield asAdvice(mistakeAt(source, path, unitTwice(name, unit), written));
    for (const { name, problem } of unknownLengths(text))
      yield mistakeAt(source, path, problem, name);
  }
  for (const { file, body, bodyLine } of texts) {
    const at = (index: number, problem: string) => ({
      file,
      line: lineAt(body, index, bodyLine),
      field: 'text',
      problem,
    });
    for (const { 1: name, 4: unit, index } of body.matchAll(twice))
      yield asAdvice(at(index, unitTwice(name, unit)));
    for (const { index, problem } of unknownLengths(body)) yield at(index, problem);
  }
}
