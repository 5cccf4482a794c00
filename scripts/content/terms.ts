import { existsSync } from 'node:fs';
import { z } from 'zod';
import { record, text, texts } from '../../lib/content/field-schemas';
import { parseYaml } from '../../lib/content/parse-yaml';
import { readText } from '../../lib/content/read-file';
import { translation } from './content-paths';

export const termsFile = `${translation}/terms.yml`;

const termsSchema = record({
  terms: z.array(
    record({
      english: text('Write the English term, in lowercase letters.'),
      spanish: texts('Write at least one word, or the beginning of one.'),
    }),
  ),
});

export type Term = z.infer<typeof termsSchema>['terms'][number];

/** Reads the optional table of terms. Throws a ContentError if it can't be read. */
export function loadTerms(): Term[] {
  if (!existsSync(`content/${termsFile}`)) return [];
  const source = { file: `content/${termsFile}`, text: readText(termsFile) };
  return parseYaml(source, termsSchema).terms;
}

export function missingTerms(terms: readonly Term[], english: string, spanish: string): Term[] {
  const words = visible(spanish);
  return terms.filter((term) => {
    const isThere = new RegExp(`\\b${term.english}s?\\b`).test(visible(english));
    return isThere && !term.spanish.some((word) => words.includes(word.toLowerCase()));
  });
}

function visible(text: string): string {
  const words = text.replace(/\]\([^)]*\)|\[\^[\w-]+\]|\{[^}]*\}|\s+/g, ' ');
  return words.replaceAll('\u00ad', '').replaceAll('’', "'").toLowerCase();
}
