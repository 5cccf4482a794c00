import { z } from 'zod';
import { clockShape, durationPattern } from '../content/clock-schema';
import { each } from '../content/field-schemas';
import { loadFederal, loadSite, loadStateDeadlines } from '../content/site-content';
import { join, kindNames, source } from '../content/state-schema';
import { isRecord } from '../is-record';
import { languages, originalLanguage } from '../language';
import { dataLicense, openData, paths, stateDeadlinesPath } from '../routes';
import { fullAddress } from '../seo';
import { type Area, postalCodeOf } from '../states';
import { durationParts, moved, units } from './duration';
import { wordsOf } from './words';

const length = z
  .string()
  .transform((duration) => ({ duration, parts: durationParts(duration) }))
  .pipe(
    z.object({
      duration: z
        .string()
        .regex(durationPattern)
        .describe('ISO 8601, such as P2Y, P1Y90D or PT72H.'),
      parts: z
        .array(z.object({ count: z.int().min(1), unit: z.enum(Object.values(units)) }))
        .min(1)
        .describe('The same as counts with units; their sum is the length.'),
    }),
  )
  .optional();

const clock = z.object({
  ...clockShape,
  time: length.describe(
    'Missing where the law names no number, such as: right away, or only an outer limit.',
  ),
  outer: length.describe('Never more than this.'),
  soft: z.boolean().optional().describe('Missing it costs less than the case.'),
});

const words = z
  .object({
    text: z.string().describe('The time or the rule in words.'),
    outer: z.string().optional().describe('The outer limit, or other limits, in words.'),
  })
  .nullable()
  .describe('Null where there is no translation.');

const record = z.object({
  id: z.string().describe('Stays the same when the law or the words change.'),
  usps: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .describe('Postal code of the state; US for federal law.'),
  state: z.string(),
  kind: z.enum(kindNames).describe('What the time or the rule is about.'),
  section: z.string().describe('The law.'),
  url: z.url().nullable().describe('Where the law can be read; null if nowhere.'),
  confirmed: source.confirmed,
  checked: z.iso.date().describe('The day of the last check.'),
  checkAgain: z.iso.date().describe('The day from which it should not be trusted.'),
  page: z.url(),
  join,
  clocks: z.array(clock).describe('Empty for rules without a time.'),
  ...each(() => words, ...languages),
});

export type DeadlineRecord = z.infer<typeof record>;

const data = z.object({
  $schema: z.url(),
  version: z.iso.date().describe('The day of the newest check.'),
  license: z.url(),
  publisher: z.object({ name: z.string(), url: z.url() }),
  deadlines: z.array(record),
});

/** All laws with their words in each language, and only what the schema names. */
export function deadlineRecords(): DeadlineRecord[] {
  const found = new Map<string, object>();
  for (const language of languages) {
    const country = { id: '', state: 'United States', ...loadFederal(language) };
    for (const { id: state, laws, ...place } of [...loadStateDeadlines(language), country])
      for (const law of laws) {
        const id = state ? `${state}.${law.id}` : law.id;
        const { time, text, outer } = wordsOf(law, language);
        found.set(id, {
          ...untranslated,
          ...{ ...place, ...law, id },
          usps: state ? postalCodeOf(place.state as Area) : 'US',
          url: law.url ?? null,
          checkAgain: moved(place.checked, 'P6M'),
          page: fullAddress(state ? stateDeadlinesPath(state) : paths.deadlines),
          ...found.get(id),
          [language]: { text: [time, text].filter(Boolean).join(' '), outer },
        });
      }
  }
  return z.array(record).parse([...found.values()]);
}

const untranslated = each(() => null, ...languages);

export function asJson(deadlines: readonly DeadlineRecord[]): z.infer<typeof data> {
  const days = deadlines.map(({ checked }) => checked).sort();
  return {
    $schema: fullAddress(openData.schema),
    version: days.at(-1) ?? '',
    license: dataLicense,
    publisher: { name: loadSite(originalLanguage).name, url: fullAddress('/') },
    deadlines: [...deadlines],
  };
}

/** CSV (RFC 4180): one row a clock, and one for each rule without a clock. */
export function asCsv(deadlines: readonly DeadlineRecord[]): string {
  const names = Object.keys(record.shape);
  const shared = names.slice(0, names.indexOf('clocks'));
  const ofWords = languages.flatMap((language) => [`${language}_text`, `${language}_outer`]);
  const columns = [...shared, ...Object.keys(clock.shape), ...ofWords];
  const rows = deadlines.flatMap((law) => {
    const words = languages.flatMap((language) => [law[language]?.text, law[language]?.outer]);
    const inWords = Object.fromEntries(ofWords.map((name, index) => [name, words[index]]));
    const clocks = law.clocks.length > 0 ? law.clocks : [{}];
    return clocks.map((one): Record<string, unknown> => ({ ...law, ...one, ...inWords }));
  });
  const written = (value: unknown): string => {
    if (Array.isArray(value)) return value.join('+');
    return String(isRecord(value) ? value['duration'] : (value ?? ''));
  };
  const cell = (value: unknown) => `"${written(value).replaceAll('"', '""')}"`;
  return [columns, ...rows.map((row) => columns.map((name) => row[name]))]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');
}

/** JSON Schema 2020-12 of the JSON. */
export const asJsonSchema = () => ({
  $id: fullAddress(openData.schema),
  title: 'Deadlines after an injury in the US',
  description:
    'Times to act after an injury or a death, by state. Information, not legal advice: exceptions are many, and laws change. deadlines.csv has the same, a row for each clock, with lists joined by a plus sign.',
  ...z.toJSONSchema(data),
});
