import type { Clock } from './clock';
import { loadFederal, loadStateDeadlines } from './content/site-content';
import { wordsOf } from './deadline-words';
import { federalLaws, type Law, lawsIn } from './deadlines';
import { durationParts } from './duration';
import { type Language, languages, originalLanguage } from './language';
import { paths } from './pages';
import { addressIn, stateDeadlinesPath } from './routes';
import { fullAddress } from './seo';
import { deadlineAreas } from './states';

type Words = { text: string; outer?: string | undefined };
type Length = { duration: string; parts: { count: number; unit: string }[] };

export type DeadlineRecord = {
  /** Never changes: texas.injury, or texas.special.16-003. */
  id: string;
  usps: string;
  state: string;
  /** A field of the state's file; steps before a lawsuit name their case. */
  kind: string;
  section: string;
  url: string | null;
  confirmed: string;
  checked: string;
  /** Half a year after the check. */
  checkAgain: string;
  page: string;
  join?: 'later' | 'earlier' | undefined;
  clocks: (Omit<Clock, 'time' | 'outer'> & {
    time?: Length | undefined;
    outer?: Length | undefined;
  })[];
} & Record<Language, Words | null>;

export const license = 'https://creativecommons.org/licenses/by/4.0/';

// In the order of `deadlineAreas`.
const postalCodes =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY PR'.split(
    ' ',
  );

export function deadlineRecords(): DeadlineRecord[] {
  const federal = loadFederal(originalLanguage);
  return [
    ...loadStateDeadlines(originalLanguage).flatMap(({ id, state, row }) => {
      const editions = languages.map((language) => {
        const own = loadStateDeadlines(language).find((one) => one.id === id);
        return [language, own ? lawsIn(own.row) : []] as const;
      });
      const page = fullAddress(addressIn(originalLanguage, stateDeadlinesPath(id)));
      const usps = postalCodes[deadlineAreas.indexOf(state)] ?? '';
      const place = { prefix: `${id}.`, usps, state, checked: row.checked, page };
      return lawsIn(row).map((law) => recordOf(law, place, editions));
    }),
    ...federalLaws(federal.laws).map((law) =>
      recordOf(
        law,
        {
          prefix: '',
          usps: 'US',
          state: 'United States',
          checked: federal.checked,
          page: fullAddress(addressIn(originalLanguage, paths.deadlines)),
        },
        languages.map((language) => [language, federalLaws(loadFederal(language).laws)] as const),
      ),
    ),
  ];
}

type Place = Pick<DeadlineRecord, 'usps' | 'state' | 'checked' | 'page'> & { prefix: string };

function recordOf(
  { id, kind, section, url, confirmed, join, clocks }: Law,
  { prefix, usps, state, checked, page }: Place,
  editions: readonly (readonly [Language, Law[]])[],
): DeadlineRecord {
  const words = editions.map(([language, laws]): [Language, Words | null] => {
    const law = laws.find((one) => one.id === id);
    if (!law) return [language, null];
    const { time, text, outer } = wordsOf(law, language);
    return [language, { text: [time, text].filter(Boolean).join(' '), outer }];
  });
  return {
    id: `${prefix}${id}`,
    usps,
    state,
    kind,
    section,
    url: url ?? null,
    confirmed,
    checked,
    checkAgain: halfYearAfter(checked),
    page,
    join,
    clocks: clocks.map(({ time, outer, if: _condition, to: _to, ...clock }) => ({
      ...clock,
      time: lengthOf(time),
      outer: lengthOf(outer),
    })),
    ...(Object.fromEntries(words) as Record<Language, Words | null>),
  };
}

const lengthOf = (duration: string | undefined): Length | undefined =>
  duration ? { duration, parts: durationParts(duration) } : undefined;

function halfYearAfter(day: string): string {
  const date = new Date(day);
  date.setUTCMonth(date.getUTCMonth() + 6);
  return date.toISOString().slice(0, 10);
}

/** CSV (RFC 4180): one row a clock, and one for each rule without a clock. */
export function asCsv(records: readonly DeadlineRecord[]): string {
  const shared = 'id usps state kind section url confirmed checked checkAgain page join'.split(' ');
  const ofClock = 'claim step time from orFrom outer outerFrom soft ageBelow before late'.split(
    ' ',
  );
  const ofWords = languages.flatMap((language) => [`${language}_text`, `${language}_outer`]);
  const rows = records.flatMap((record) => {
    const clocks: Record<string, unknown>[] = record.clocks.length > 0 ? record.clocks : [{}];
    return clocks.map((clock) => [
      ...shared.map((name) => record[name as keyof DeadlineRecord]),
      ...ofClock.map((name) => clock[name]),
      ...languages.flatMap((language) => [record[language]?.text, record[language]?.outer]),
    ]);
  });
  const written = (value: unknown): string => {
    if (Array.isArray(value)) return value.join('+');
    if (typeof value === 'object' && value !== null) return (value as Length).duration;
    return String(value ?? '');
  };
  const cell = (value: unknown) => `"${written(value).replaceAll('"', '""')}"`;
  return [[...shared, ...ofClock, ...ofWords], ...rows]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');
}
