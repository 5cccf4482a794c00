import { z } from 'zod';
import { line, record } from '../../lib/content/field-schemas';
import { originalLanguage } from '../../lib/language';
import { memoize } from '../../lib/memoize';

export const termsFile = 'terms.yml';

/** Legal terms in English with the words, or their beginnings, that translate them. */
export const termsSchema = record({
  terms: z.array(
    z
      .object({ [originalLanguage]: line('Write the English word, in lowercase letters.') })
      .catchall(z.array(line('Write a word, or the beginning of one.')).min(1)),
  ),
});

type Terms = z.infer<typeof termsSchema>['terms'];
type Files = { data: ReadonlyMap<string, { data: unknown }> };

export function termsIn({ data }: Files): Terms {
  return termsSchema.safeParse(data.get(`content/${termsFile}`)?.data).data?.terms ?? [];
}

/** English words whose translation says none of theirs. */
export function missingTerms(
  known: Terms,
  english: string,
  translation: string,
  language: string,
): string[] {
  const [text, words] = [visible(english), visible(translation)];
  return known.flatMap(({ [originalLanguage]: term, ...others }) => {
    const right = (others as Record<string, string[]>)[language] ?? [];
    if (!asTerm(term).test(text) || right.length === 0) return [];
    if (right.some((one) => asBeginning(one).test(words))) return [];
    return `should translate “${term}” as ${right.join(' or ')} (content/${termsFile}).`;
  });
}

const asTerm = memoize((term: string) => RegExp(`\\b${term}s?\\b`));
const asBeginning = memoize((word: string) => RegExp(`(?<!\\p{L})${visible(word)}`, 'u'));

function visible(text: string): string {
  const words = text.replace(/\]\([^)]*\)|\[\^[\w-]+\]|\{[^}]*\}|\s+/g, ' ');
  // An accent may move: llame, llámenos.
  const plain = words.normalize('NFD').replace(/[\u00ad\p{M}]/gu, '');
  return plain.replaceAll('’', "'").toLowerCase();
}
