import type { StateDeadlines } from './content/deadline-schemas';
import { loadDeadlines, loadStateDeadlines } from './content/site-content';
import { lawsIn } from './deadlines';
import { type Language, languages, originalLanguage } from './language';
import { addressIn, stateDeadlinesPath } from './routes';
import { fullAddress } from './seo';

type Words = { text: string; starts?: string; outer?: string };

export type DeadlineRecord = {
  /** Never changes: texas.injury, or texas.special.16-003. */
  id: string;
  state: string;
  /** A field of the state's file; steps before a lawsuit name their case. */
  kind: string;
  section: string;
  url: string | null;
  confirmed: string;
  checked: string;
  page: string;
} & Record<Language, Words | null>;

export const license = 'https://creativecommons.org/licenses/by/4.0/';

export function deadlineRecords(): DeadlineRecord[] {
  return loadStateDeadlines(originalLanguage).flatMap(({ id: stateId, state, row }) => {
    const editions = languages.map((language) => {
      const own = loadStateDeadlines(language).find((one) => one.id === stateId);
      return [language, new Map(own && lawsOf(inFull(own.row, language)))] as const;
    });
    return lawsOf(inFull(row, originalLanguage)).map(
      ([id, { kind, section, url = null, confirmed }]) => ({
        id: `${stateId}.${id}`,
        state,
        kind,
        section,
        url,
        confirmed,
        checked: row.checked,
        page: fullAddress(addressIn(originalLanguage, stateDeadlinesPath(stateId))),
        ...(Object.fromEntries(
          editions.map(([language, laws]) => [language, laws.get(id)?.words ?? null]),
        ) as Record<Language, Words | null>),
      }),
    );
  });
}

function inFull(row: StateDeadlines, language: Language): StateDeadlines {
  const { faultRules, sameAsDeath } = loadDeadlines(language);
  const { fault, deathFromCare } = row;
  const rule = faultRules.find((one) => one.rule === fault.rule)?.name;
  return {
    ...row,
    fault: { ...fault, text: `${rule}. ${fault.text}` },
    deathFromCare: { ...deathFromCare, text: deathFromCare.text ?? sameAsDeath },
  };
}

type Law = { kind: string; section: string; url?: string; confirmed: string; words: Words };

function lawsOf(row: StateDeadlines): [id: string, law: Law][] {
  return lawsIn(row).map(({ path: [field], law }) => {
    const kind = 'for' in law ? `${field}.${law.for}` : field;
    return ['key' in law ? `${field}.${law.key}` : field, lawOf(kind, law)];
  });
}

function lawOf(kind: string, law: Record<string, unknown>): Law {
  const { section, url, confirmed, text, time, starts, outer } = law as Record<string, string>;
  const words = {
    text: text ?? time ?? '',
    ...(starts && { starts }),
    ...(outer && { outer }),
  };
  return { kind, section: section ?? '', confirmed: confirmed ?? '', words, ...(url && { url }) };
}

/** CSV (RFC 4180) with a column for each part of each language's text. */
export function asCsv(records: readonly DeadlineRecord[]): string {
  const shared = ['id', 'state', 'kind', 'section', 'url', 'confirmed', 'checked', 'page'] as const;
  const parts = ['text', 'starts', 'outer'] as const;
  const header = [
    ...shared,
    ...languages.flatMap((language) => parts.map((part) => `${language}_${part}`)),
  ];
  const rows = records.map((record) => [
    ...shared.map((name) => record[name]),
    ...languages.flatMap((language) => parts.map((part) => record[language]?.[part])),
  ]);
  const cell = (value: string | null | undefined) => `"${(value ?? '').replaceAll('"', '""')}"`;
  return [header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
