import { z } from 'zod';
import { line, record } from '../../lib/content/field-schemas';
import { originalLanguage } from '../../lib/language';
import type { Content } from './read-content';

export const termsFile = 'terms.yml';

/** Legal terms with the words, or their beginnings, that translate them. */
export const termsSchema = record({
  terms: z.array(
    z
      .object({ [originalLanguage]: line('Write the English term, in lowercase letters.') })
      .catchall(z.array(line('Write a word, or the beginning of one.')).min(1)),
  ),
});

export type Term = z.infer<typeof termsSchema>['terms'][number];

export function termsIn({ data }: Content): Term[] {
  return termsSchema.safeParse(data.get(`content/${termsFile}`)?.data).data?.terms ?? [];
}

/** Terms of an English text whose translation says none of their words. */
export function missingTerms(
  terms: readonly Term[],
  english: string,
  translation: string,
  language: string,
): string[] {
  const [text, words] = [visible(english), visible(translation)];
  return terms.flatMap(({ [originalLanguage]: term, ...others }) => {
    const known = (others as Record<string, string[]>)[language] ?? [];
    const isThere = new RegExp(`\\b${term}s?\\b`).test(text);
    if (!isThere || known.length === 0 || known.some((one) => words.includes(one.toLowerCase())))
      return [];
    return `should translate “${term}” as ${known.join(' or ')} (content/${termsFile}).`;
  });
}

function visible(text: string): string {
  const words = text.replace(/\]\([^)]*\)|\[\^[\w-]+\]|\{[^}]*\}|\s+/g, ' ');
  return words.replaceAll('\u00ad', '').replaceAll('’', "'").toLowerCase();
}
