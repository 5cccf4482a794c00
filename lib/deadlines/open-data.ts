import { z } from 'zod';
import { type Clock, clockShape, durationPattern } from '../content/clock-schema';
import { each } from '../content/field-schemas';
import { notChecked, otherCases } from '../content/other-cases';
import { lawsCheckedOn, loadFederal, loadSite, loadStateDeadlines } from '../content/site-content';
import { joinSchema, kindNames, type Law, sourceShape } from '../content/state-schema';
import { isRecord } from '../is-record';
import { editions, languages, originalLanguage } from '../language';
import { dataLicense, openData, paths, routesIn } from '../routes';
import { fullAddress } from '../settings';
import { type Area, postalCode } from '../states';
import { durationParts, moved, units } from './duration';
import { lawInWords } from './words';

const lengthSchema = z
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

const { before: _, ...shape } = clockShape;
const clockSchema = z.object({
  ...shape,
  time: lengthSchema.describe(
    'Missing where the law names no number, such as: right away, or only an outer limit.',
  ),
  outer: lengthSchema.describe('Never more than this.'),
  soft: z.boolean().optional().describe('Missing it costs less than the case.'),
  validFrom: z.iso
    .date()
    .optional()
    .describe('Only for what happened on this day or later; another clock holds for before.'),
  validTo: z.iso
    .date()
    .optional()
    .describe('Only for what happened on this day or earlier; the law has changed since.'),
});

const wordsSchema = z
  .object({
    state: z.string(),
    page: z.url(),
    text: z.string().describe('The time or the rule in words.'),
    outer: z.string().optional().describe('The outer limit, or other limits, in words.'),
  })
  .nullable()
  .describe('Null where there is no translation.');

const recordSchema = z.object({
  id: z.string().describe('Stays the same when the law or the words change.'),
  usps: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .describe('Postal code of the state; US for federal law.'),
  state: z.string().describe('In English, as page is; each language has its own below.'),
  kind: z.enum(kindNames).describe('What the time or the rule is about.'),
  section: z.string().describe('The law.'),
  sectionInSpanish: z.string().optional().describe('The same, of a law written in Spanish.'),
  url: z.url().nullable().describe('Where the law can be read; null if nowhere.'),
  confirmed: sourceShape.confirmed,
  read: sourceShape.read.describe('The text of the law that was read; missing if none was.'),
  quote: z.string().optional().describe('The law’s own sentence, where its text was read.'),
  cases: z
    .array(z.enum(otherCases))
    .optional()
    .describe('Cases that have the usual time: of an injury, work, or a government.'),
  checked: z.iso.date().describe('The day of the last check.'),
  checkAgain: z.iso.date().describe('The day from which it should not be trusted.'),
  page: z.url(),
  join: joinSchema,
  clocks: z.array(clockSchema).describe('Empty for rules without a time.'),
  ...each(() => wordsSchema, ...languages),
});

/** How long after its check a law is relied on. */
export const trustedFor = 'P6M';

export type DeadlineRecord = z.infer<typeof recordSchema>;

const dataSchema = z.object({
  $schema: z.url(),
  version: z.iso.date().describe('The day of the newest check.'),
  license: z.url(),
  publisher: z.object({ name: z.string(), url: z.url() }),
  deadlines: z.array(recordSchema),
  notChecked: z
    .array(z.object({ usps: z.string(), cases: z.array(z.enum(otherCases)).min(1) }))
    .describe('Cases that may have a time of their own, for which nothing was found.'),
});

/** All laws with their words in each language, and only what the schema names. */
export function deadlineRecords(): DeadlineRecord[] {
  const found = new Map<string, object>();
  for (const language of languages) {
    const { deadlines, stateDeadlines } = routesIn(language);
    const name = new Intl.DisplayNames(editions[language].locale, { type: 'region' }).of('US');
    const country = { id: '', state: 'United States', name, ...loadFederal(language) };
    for (const { id: state, laws, ...place } of [...loadStateDeadlines(language), country])
      for (const law of laws) {
        const id = state ? `${state}.${law.id}` : law.id;
        const { time, text, outer } = lawInWords(law, language);
        const page = fullAddress(state ? stateDeadlines(state) : deadlines);
        found.set(id, {
          ...untranslated,
          ...{ ...place, ...law, id, page },
          clocks: law.clocks.map((clock) => ({ ...clock, ...validity(clock, laws) })),
          usps: state ? postalCode(place.state as Area) : 'US',
          url: law.url ?? null,
          checkAgain: moved(place.checked, trustedFor),
          ...found.get(id),
          [language]: {
            state: place.name,
            page,
            text: [time, text].filter(Boolean).join(' '),
            outer,
          },
        });
      }
  }
  return z.array(recordSchema).parse([...found.values()]);
}

/** The days of what happened for which a clock holds: a changed law leaves two for the same step. */
function validity(clock: Clock, laws: readonly Law[]) {
  if (clock.before) return { validTo: moved(clock.before, 'P1D', -1) };
  const isSame = ({ step, claim }: Clock) => `${step} ${claim}` === `${clock.step} ${clock.claim}`;
  const all = laws.flatMap(({ clocks }) => clocks);
  return { validFrom: all.find((older) => older.before && isSame(older))?.before };
}

const untranslated = each(() => null, ...languages);

export function asJson(deadlines: readonly DeadlineRecord[]): z.infer<typeof dataSchema> {
  return {
    $schema: fullAddress(openData.schema),
    version: lawsCheckedOn(),
    license: dataLicense,
    publisher: { name: loadSite(originalLanguage).name, url: fullAddress('/') },
    deadlines: [...deadlines],
    notChecked: loadStateDeadlines(originalLanguage).flatMap(({ state, laws }) => {
      const cases = notChecked(laws);
      return cases.length > 0 ? [{ usps: postalCode(state), cases }] : [];
    }),
  };
}

type Column = { name: string; path: string[]; description?: string | undefined };

/** Columns of the fields of JSON, without quotes: those of a part bear its name too, but not those of a clock. */
const columnsOf = (shape: z.ZodRawShape, path: string[] = []): Column[] =>
  Object.entries(shape).flatMap(([name, field]) => {
    if (name === 'clocks') return columnsOf(clockSchema.shape);
    if (name === 'quote') return [];
    const keys = [...path, name];
    const isMaybe = field instanceof z.ZodOptional || field instanceof z.ZodNullable;
    const part = isMaybe ? field.unwrap() : field;
    if (part instanceof z.ZodObject) return columnsOf(part.shape, keys);
    return { name: keys.join('_'), path: keys, description: (field as z.ZodType).description };
  });

/** Words of SQL, and the plain names under which these columns stand as well. */
const plainNames = { from: 'start', join: 'combined', outer: 'outer_limit' };

const columns = [
  ...columnsOf(recordSchema.shape),
  ...Object.entries(plainNames).map(([from, name]) => ({
    ...{ name, path: [from] },
    description: `The same as ${from}.`,
  })),
];

/** CSV (RFC 4180): one row a clock, and one for each rule without a clock. */
export function asCsv(deadlines: readonly DeadlineRecord[]): string {
  const rows = deadlines.flatMap((law) =>
    (law.clocks.length > 0 ? law.clocks : [{}]).map((clock) => {
      const row = { ...law, ...clock };
      return columns.map(({ path }) =>
        path.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), row),
      );
    }),
  );
  const written = (value: unknown): string => {
    if (Array.isArray(value)) return value.join('+');
    return String(isRecord(value) ? value['duration'] : (value ?? ''));
  };
  const cell = (value: unknown) => `"${written(value).replaceAll('"', '""')}"`;
  return [columns.map(({ name }) => name), ...rows]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');
}

const about = {
  title: 'Deadlines after an injury in the US',
  description:
    'Times to act after an injury or a death, by state. Information, not legal advice: exceptions are many, and laws change. deadlines.csv has the same but for quotes and what was not checked, a row for each clock, with lists joined by a plus sign.',
};

/** JSON Schema 2020-12 of the JSON. */
export const asJsonSchema = () => ({
  $id: fullAddress(openData.schema),
  ...about,
  ...z.toJSONSchema(dataSchema),
});

/** Describes the CSV and its columns (Frictionless Data Package). */
export const asDataPackage = () => ({
  name: 'us-injury-deadlines',
  ...about,
  version: lawsCheckedOn(),
  homepage: fullAddress(paths.deadlines),
  licenses: [{ name: 'CC-BY-4.0', path: dataLicense }],
  resources: [
    {
      name: 'deadlines',
      path: openData.csv.slice(1),
      mediatype: 'text/csv',
      schema: {
        fields: columns.map(({ name, description }) => ({ name, type: 'string', description })),
      },
    },
  ],
});

/** How to cite the data (Citation File Format, in JSON, which is YAML). */
export const asCitation = () => ({
  'cff-version': '1.2.0',
  message: 'To cite a line, add its id, such as texas.injury.',
  type: 'dataset',
  title: about.title,
  abstract: about.description,
  authors: [{ name: loadSite(originalLanguage).name }],
  url: fullAddress(paths.deadlines),
  version: lawsCheckedOn(),
  'date-released': lawsCheckedOn(),
  license: 'CC-BY-4.0',
});
