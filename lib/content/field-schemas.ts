import { z } from 'zod';
import { iconNames } from '../icon-names';
import { describeUnknown } from './did-you-mean';

/**
 * A text of one line; the advice also stands beside its field on the editing page. The {names} in it are the
 * `places` that the site fills in, and that the text must have, but for those with a question mark.
 */
export const text = (advice: string, places = namesIn(advice)) =>
  z
    .string()
    .trim()
    .min(1, { abort: true })
    .superRefine(checkPlaces(places))
    .meta({ description: advice });

/** Every text may have {siteName}. */
function namesIn(advice: string): string[] {
  return [...advice.matchAll(/\{(?!siteName)(\w+)\}/g)].map(([, name = '']) => name);
}

/** Refuses a text with {names} that nothing fills in, or without one that it needs; an empty one shows nothing. */
export function checkPlaces(places: readonly string[]) {
  const known = ['siteName', ...places].map((place) => `{${place.replace('?', '')}}`);
  return (text: string, context: z.RefinementCtx) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message });
    const used = placesIn(text);
    for (const place of used) if (!known.includes(place)) refuse(describeUnknown(place, known));
    for (const name of places)
      if (text && !name.endsWith('?') && !used.includes(`{${name}}`))
        refuse(`lacks {${name}}, which the site fills in. Write {${name}} where it goes.`);
  };
}

/** What stands in braces in a text, with the braces: {phone}, {{phone}}, {phone number}. */
export function placesIn(text: string): string[] {
  return text.match(/\{+[^{}]*\}+/g) ?? [];
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
export const paragraph = (advice: string, places?: string[]) =>
  text(advice, places).meta({ long: true });

export function texts(advice: string) {
  return z.array(text(advice)).min(1).meta({ description: advice });
}

/** An object that refuses other names. */
export const record = z.strictObject;

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
    .superRefine(
      refuseTwins((items) =>
        items.map((one, index) => [[index, key], (one as Record<string, unknown>)[key]]),
      ),
    )
    .meta({ key, ...(isNeeded && { needed: true }), ...(isWhole && { whole: true }) });
}

/** Refuses a list in which two of some values are the same; they come with their paths in it. */
export function refuseTwins<List>(
  valuesIn: (list: List) => [path: PropertyKey[], value: unknown][],
) {
  return (list: List, context: z.RefinementCtx) => {
    const found = valuesIn(list);
    for (const [index, [path, value]] of found.entries())
      if (found.findIndex((one) => one[1] === value) < index)
        context.addIssue({
          code: 'custom',
          path,
          message: `“${value}” is here twice. Give each item its own.`,
        });
  };
}

/** The number of an article, which the content's check looks up. */
export const articleNumber = z.int().meta({ title: 'Number', isArticle: true });

/** The heading of the article beside it, in a field called article. */
export const articleSection = itemKey
  .meta({
    title: 'Section',
    description: 'Write the {#name} of the heading in that article, or leave it out.',
    isSection: true,
  })
  .optional();

/** The numbers of articles, each once. */
export const articleNumbers = (advice: string) =>
  z
    .array(articleNumber)
    .superRefine(refuseTwins((ids) => ids.map((id, index) => [[index], id])))
    .meta({ description: advice });

/** Adds what a name is called in the language of the page. */
export function withLabel<Named extends { name: string; label?: string | undefined }>(
  named: Named,
): Named & { label: string } {
  return { ...named, label: named.label ?? named.name };
}

export const icon = z.enum(iconNames).meta({ description: 'Choose a picture.' });

export const webAddress = z
  .url({ abort: true })
  .regex(/^https?:\/\//)
  // The second check hides the first one's format from those who read the schema.
  .meta({
    title: 'Web address',
    description: 'Write it in full, beginning with https://.',
    format: 'uri',
  });
