import { z } from 'zod';
import { iconNames } from '../icon-names';
import { describeUnknownKeys } from './did-you-mean';

/**
 * A text of one line; the advice also stands beside its field on the editing page. The {names} in it are the
 * `places` that the site fills in, and that the text must have, but for those with a question mark.
 */
export const text = (advice: string) =>
  z
    .string({
      error: ({ code, input }) => (code === 'invalid_type' ? wrongType(input, advice) : undefined),
    })
    .trim()
    .min(1, { error: `is empty. ${advice}`, abort: true })
    .meta({ description: advice, places: placesIn(advice) });

/** Every text may have {siteName}. */
function placesIn(advice: string): string[] | undefined {
  const names = [...advice.matchAll(/\{(?!siteName)(\w+)\}/g)].map(([, name = '']) => name);
  return names.length > 0 ? names : undefined;
}

/** Words whose place on the site says what to write, with the places that the site fills in. */
export function label(...places: string[]) {
  const names = places.map((place) => `{${place}}`).join(' and ');
  return text(`Write the words that stand here on the site${names && `, with ${names}`}.`);
}

/** Fields of the same kind, by their names. */
export function each<Name extends string, Schema>(make: () => Schema, ...names: Name[]) {
  return Object.fromEntries(names.map((name) => [name, make()])) as Record<Name, Schema>;
}
export const labels = <Name extends string>(...names: Name[]) => each(() => label(), ...names);

/** A text of a sentence or more, for which the editing page has a larger field. */
export const paragraph = (advice: string) => text(advice).meta({ long: true });

export function texts(advice: string) {
  return z
    .array(text(advice), { error: `is not a list. ${advice}` })
    .min(1, `is empty. ${advice}`)
    .meta({ description: advice });
}

function wrongType(input: unknown, advice: string): string {
  if (input === undefined) return `is missing. ${advice}`;
  if (input === null) return `is empty. ${advice}`;
  return `must be a text. ${advice} Put it in quotes if it looks like a number or a list.`;
}

/** An object that refuses other names and says which ones there are. */
export function record<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? describeUnknownKeys(issue.keys, Object.keys(shape))
        : undefined,
  });
}

/** A name that is the same in every language: written in the English file, or in both where it is a key. */
export const name = (advice: string) => text(advice).meta({ translation: 'shared' });

/** Words shown in place of such a name; a translation has to write them. */
export const ownLabel = text('Write what it is called here, if not by its name.')
  .meta({ of: 'name', needed: true })
  .optional();

/** The name that joins an item's two editions. */
export const itemKey = name(
  'Write a short name that both languages share, such as first-call.',
).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'may hold small letters, digits and single hyphens only.');

/**
 * A list whose items both editions name by the same property, so that their order means nothing else.
 * An item without a translation is left out of that edition, unless it is needed; in a list that is `isWhole`, the
 * English item stays, since the others would no longer add up.
 */
export function keyed<Item extends z.ZodType<object>>(
  item: Item,
  key: string,
  { isNeeded = false, isWhole = false } = {},
) {
  return z
    .array(item)
    .superRefine((items, context) => {
      const keys = items.map((one) => (one as Record<string, unknown>)[key]);
      for (const [index, value] of keys.entries())
        if (keys.indexOf(value) < index)
          context.addIssue({
            code: 'custom',
            path: [index, key],
            message: `“${value}” is here twice. Give each item its own.`,
          });
    })
    .meta({ key, ...(isNeeded && { needed: true }), ...(isWhole && { whole: true }) });
}

/** Adds what a name is called in the language of the page. */
export function withLabel<Named extends { name: string; label?: string | undefined }>(
  named: Named,
): Named & { label: string } {
  return { ...named, label: named.label ?? named.name };
}

export const icon = z.enum(iconNames).meta({ description: 'Choose a picture.' });

const fullAddress = 'Write it in full, beginning with https://.';
const notAnAddress = `is not a web address. ${fullAddress}`;
export const webAddress = z
  .url({ error: notAnAddress, abort: true })
  .regex(/^https?:\/\//, notAnAddress)
  // The second check hides the first one's format from those who read the schema.
  .meta({ title: 'Web address', description: fullAddress, format: 'uri' });
