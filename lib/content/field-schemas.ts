import { z } from 'zod';
import { describeUnknown } from '../did-you-mean';
import { iconNames } from '../icon-names';

/** A line of text with its required placeholders; one ending in a question mark is optional. */
export const text = (advice: string, placeholders = namesIn(advice)) =>
  z
    .string()
    .trim()
    .min(1, { abort: true })
    .superRefine(checkPlaceholders(placeholders))
    .meta({ description: advice });

function namesIn(advice: string): string[] {
  return [...advice.matchAll(/\{(?!siteName)(\w+)\}/g)].map(([, name = '']) => name);
}

/** Refuses unknown {names} and missing required ones. An empty text is fine. */
export function checkPlaceholders(placeholders: readonly string[]) {
  const known = ['siteName', ...placeholders].map(
    (placeholder) => `{${placeholder.replace('?', '')}}`,
  );
  return (text: string, context: z.RefinementCtx) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message });
    const used = placeholdersIn(text);
    for (const placeholder of used)
      if (!known.includes(placeholder)) refuse(describeUnknown(placeholder, known));
    for (const name of placeholders)
      if (text && !name.endsWith('?') && !used.includes(`{${name}}`))
        refuse(`lacks {${name}}, which the site fills in. Add {${name}} where it belongs.`);
  };
}

/** Everything in braces, including the braces: {phone}, {{phone}}, {phone number}. */
export function placeholdersIn(text: string): string[] {
  return text.match(/\{+[^{}]*\}+/g) ?? [];
}

export function label(...placeholders: string[]) {
  const names = placeholders.map((placeholder) => `{${placeholder}}`).join(' and ');
  return text(`Write the text shown here on the site${names && `, with ${names}`}.`);
}

export function each<Name extends string, Schema>(make: () => Schema, ...names: Name[]) {
  return Object.fromEntries(names.map((name) => [name, make()])) as Record<Name, Schema>;
}
export const labels = <Name extends string>(...names: Name[]) => each(() => label(), ...names);

export const paragraph = (advice: string, placeholders?: string[]) =>
  text(advice, placeholders).meta({ long: true });

export function texts(advice: string) {
  return z.array(text(advice)).min(1).meta({ description: advice });
}

export const record = z.strictObject;

/** A name shared by all languages: in the English file only, or in both if it is a key. */
export const name = (advice: string) => text(advice).meta({ translation: 'shared' });

/** What to call such a name in the language at hand. */
export const ownLabel = text('Write what it is called here, if not by its name.')
  .meta({ of: 'name', needed: true })
  .optional();

/** The key that joins an item's two editions. */
export const itemKey = name(
  'Write a short name that both languages share, such as first-call.',
).regex(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'can contain only lowercase letters, digits and single hyphens.',
);

/**
 * A list whose items both editions identify by `key`. Untranslated items are left out, refused if
 * `isNeeded`, or shown in English if `isWhole`, because the list adds up.
 */
export function keyed<Item extends z.ZodType<object>>(
  item: Item,
  key: string,
  { isNeeded = false, isWhole = false } = {},
) {
  return z
    .array(item)
    .superRefine(
      refuseDuplicates((items) =>
        items.map((one, index) => [[index, key], (one as Record<string, unknown>)[key]]),
      ),
    )
    .meta({ key, ...(isNeeded && { needed: true }), ...(isWhole && { whole: true }) });
}

/** Refuses duplicates among values given with their paths. */
export function refuseDuplicates<List>(
  valuesIn: (list: List) => [path: PropertyKey[], value: unknown][],
) {
  return (list: List, context: z.RefinementCtx) => {
    const found = valuesIn(list);
    for (const [index, [path, value]] of found.entries())
      if (found.findIndex((one) => one[1] === value) < index)
        context.addIssue({
          code: 'custom',
          path,
          message: `“${value}” appears twice. Give each item its own.`,
        });
  };
}

/** An article's number. The content check looks it up. */
export const articleNumber = z.int().meta({ title: 'Number', isArticle: true });

/** Key of a heading in the article named by the field `article`. */
export const articleSection = itemKey
  .meta({
    title: 'Section',
    description: 'Write the {#name} of the heading in that article, or leave it out.',
    isSection: true,
  })
  .optional();

export const articleNumbers = (advice: string) =>
  z
    .array(articleNumber)
    .superRefine(refuseDuplicates((ids) => ids.map((id, index) => [[index], id])))
    .meta({ description: advice });

export function withLabel<Named extends { name: string; label?: string | undefined }>(
  named: Named,
): Named & { label: string } {
  return { ...named, label: named.label ?? named.name };
}

export const icon = z.enum(iconNames).meta({ description: 'Choose a picture.' });

export const webAddress = z
  .url({ abort: true })
  .regex(/^https?:\/\//)
  // A second check would hide the format from readers of the schema.
  .meta({
    title: 'Web address',
    description: 'Write it in full, beginning with https://.',
    format: 'uri',
  });
