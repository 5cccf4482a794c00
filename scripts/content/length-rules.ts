import { unknownLengths } from '../../lib/content/law-lengths';
import { lineAt, type Mistake, mistakeAt } from '../../lib/content/mistakes';
import type { Content } from './read-content';

/** Lengths of laws that the data lacks, such as {texas.injry}. */
export function* checkLengths({ words, texts }: Content): Iterable<Mistake> {
  for (const { source, path, text } of words)
    for (const { name, problem } of unknownLengths(text))
      yield mistakeAt(source, path, problem, name);
  for (const { file, body, bodyLine } of texts)
    for (const { index, problem } of unknownLengths(body))
      yield { file, line: lineAt(body, index, bodyLine), field: 'text', problem };
}
