import { loadDeadlines } from '../content/site-content';
import type { Law } from '../content/state-schema';
import { editions, type Language, longDate } from '../language';

/** What was read of a law, in words: We read a copy (February 2026). */
export function readingInWords(
  { read, confirmed }: Pick<Law, 'read' | 'confirmed'>,
  language: Language,
) {
  const { none, ...words } = loadDeadlines(language).readings;
  if (!read) return confirmed === 'unsure' ? '' : none;
  const { kind, edition } = read;
  return edition ? `${words[kind]} (${editionWords(edition, language)})` : words[kind];
}

function editionWords(edition: string, language: Language): string {
  if (edition.length > 7) return longDate(edition, language);
  const [year = '', month] = edition.split('-');
  if (!month) return year;
  return new Date(edition).toLocaleDateString(editions[language].locale, {
    ...{ year: 'numeric', month: 'long', timeZone: 'UTC' },
  });
}
