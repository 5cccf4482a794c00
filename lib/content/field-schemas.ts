import { z } from 'zod';
import { describeUnknown } from '../did-you-mean';
import { iconNames } from '../icons';
import { lengthSyntax } from '../inline-text';
import { languages, originalLanguage } from '../language';
import type { Pair } from './localize';

/**
 * A text that all languages share, with its required placeholders; one ending in a question mark
 * is optional.
 */
export const line = (advice = '', placeholders: readonly string[] = []) =>
  z
    .string()
    .trim()
    .min(1, { abort: true })
    .superRefine(checkPlaceholders(placeholders))
    .meta({
      ...(advice && { description: advice }),
      placeholders: placeholders.filter((name) => !name.endsWith('?')),
    });

/** A text in each language, written as en: and es: below each other. */
export function text(advice?: string, placeholders?: readonly string[]): Text {
  const words = line(advice, placeholders);
  const shape = Object.fromEntries(
    languages.map((language) => [
      language,
      language === originalLanguage ? words : words.optional(),
    ]),
  );
  // Texts of an edition that was removed may stay in the files.
  return z
    .object(shape)
    .catchall(z.string())
    .superRefine((pair, context) => {
      for (const key of Object.keys(pair))
        if (!/^[a-z]{2}$/.test(key))
          context.addIssue({
            code: 'custom',
            path: [key],
            message: describeUnknown(key, languages),
          });
    })
    .meta({ ...words.meta(), isPair: true }) as unknown as Text;
}

/** Refuses unknown {names} and missing required ones; the content check knows those of lengths. */
function checkPlaceholders(placeholders: readonly string[]) {
  const known = ['siteName', ...placeholders].map(
    (placeholder) => `{${placeholder.replace('?', '')}}`,
  );
  return (text: string, context: z.RefinementCtx) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message });
    const used = placeholdersIn(text.replace(lengthSyntax, ''));
    for (const placeholder of used)
      if (!known.includes(placeholder)) refuse(unknownPlaceholder(placeholder, known));
    for (const name of placeholders)
      if (!name.endsWith('?') && !used.includes(`{${name}}`))
        refuse(`lacks {${name}}, which the site fills in. Add {${name}} where it belongs.`);
  };
}

/** What an unknown {name} may stand for, a length of a law included. */
export function unknownPlaceholder(written: string, known: readonly string[]): string {
  const small = written.toLowerCase().replace(/\s+/g, '');
  const isLength = small.replace(lengthSyntax, '') === '';
  return describeUnknown(written, [...known, isLength ? small : '{texas.injury}']);
}

/** Everything in braces, including the braces: {phone}, {{phone}}, {phone number}. */
export function placeholdersIn(text: string): string[] {
  return text.match(/\{+[^{}]*\}+/g) ?? [];
}

type Text = z.ZodType<Pair, Pair>;
type FirstWord<Declaration> = Declaration extends `${infer Word} ${string}` ? Word : Declaration;
type WithoutMarks<Word> = Word extends `${infer Name}${':' | '?'}` ? WithoutMarks<Name> : Word;
type Texts<Declaration extends string> = {
  [One in Declaration as WithoutMarks<FirstWord<One>> &
    string]: FirstWord<One> extends `${string}?${'' | ':'}` ? z.ZodOptional<Text> : Text;
};

/**
 * Texts written as name, required or optional? placeholders, and a hint after a colon:
 * `words('sent {reference}: Shown where the next page did not open.')`. A text may be optional too.
 */
export function words<const Declaration extends string>(...declarations: Declaration[]) {
  const entries = declarations.map((declaration) => {
    const [, name = '', isOptional, places = '', hint] =
      /^([^ :?]+)(\??)([^:]*)(?:: (.*))?$/.exec(declaration) ?? [];
    const placeholders = [...places.matchAll(/\{(\w+\??)\}/g)].map(([, place = '']) => place);
    const schema = text(hint, placeholders);
    return [name, isOptional ? schema.optional() : schema];
  });
  return Object.fromEntries(entries) as Texts<Declaration>;
}

export function each<Name extends string, Schema>(make: () => Schema, ...names: Name[]) {
  return Object.fromEntries(names.map((name) => [name, make()])) as Record<Name, Schema>;
}

export function texts(advice: string) {
  return z.array(text(advice)).min(1).describe(advice);
}

export const record = z.strictObject;

/** A short name by which addresses refer to an item. */
export const itemKeySchema = line(
  'Write a short name that never changes, such as first-call.',
).regex(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'can contain only lowercase letters, digits and single hyphens.',
);

/**
 * A list whose items differ in `key`. Items without a translation are left out of its pages, refused
 * if `isNeeded`.
 */
export function keyed<Item extends z.ZodType<object>>(
  item: Item,
  key: string,
  { isNeeded = false } = {},
) {
  return z
    .array(item)
    .superRefine((items, context) => {
      const keys = items.map((entry): unknown => entry[key as keyof object]);
      for (const [index, value] of keys.entries())
        if (keys.indexOf(value) < index)
          context.addIssue({
            code: 'custom',
            path: [index, key],
            message: `“${value}” appears twice. Give each item its own.`,
          });
    })
    .meta({ key, ...(isNeeded && { needed: true }) });
}

/** A list of records with a short name each. */
export function keyedRecords<Shape extends z.ZodRawShape>(shape: Shape) {
  return keyed(record({ key: itemKeySchema, ...shape }), 'key');
}

/** An article's number. The content check looks it up. */
export const articleNumberSchema = z.int().meta({ title: 'Number', isArticle: true });

/** Key of a heading in the article named by the field `article`. */
export const articleSectionSchema = itemKeySchema
  .describe('Write the {#name} of the heading in that article, or leave it out.')
  .optional();

export const articleNumbersSchema = (advice: string) =>
  z.array(articleNumberSchema).describe(advice);

export const iconSchema = z.enum(iconNames);

/** Addresses that search results, mails, translators and short links put in place of a page's own. */
export const detour =
  /https?:\/\/(?:(?:www\.)?google\.com\/(?:url|amp\/)|(?:bit\.ly|t\.co|l\.facebook\.com|urldefense\.com|[\w.-]+\.(?:translate\.goog|safelinks\.protection\.outlook\.com))\/)[^\s)]*/g;

const addressSchema = (start: RegExp) =>
  z
    .url({ abort: true })
    .regex(start)
    .refine(
      (address) => address.search(detour) < 0,
      'leads through another site. Write the address of the page itself.',
    )
    // The pattern hides the format from readers of the schema.
    .meta({ description: 'Write it in full, beginning with https://.', format: 'uri' });

export const webAddressSchema = addressSchema(/^https?:\/\//);

/** For where we send visitors ourselves; old sources may lack it. */
export const secureAddressSchema = addressSchema(/^https:\/\//);

export const daySchema = z.iso.date({ error: 'is not a date such as 2026-11-21.', abort: true });

/** A day on which something was done; the clock may be a day behind the reader's. */
export const pastDaySchema = daySchema.refine(
  (day) => day <= new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
  'is in the future. Write the day on which it was done.',
);

export const reviewedSchema = record({
  by: line('Write the lawyer’s name.'),
  license: line('Write the state of the license, such as Texas.'),
  date: pastDaySchema.describe('Choose the day of the review.'),
})
  .describe('Add this when a lawyer has read the text.')
  .optional();
