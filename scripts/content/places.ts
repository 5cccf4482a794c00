import type { Language } from '../../lib/language';
import { memoize } from '../../lib/memoize';
import { areas, nameOf } from '../../lib/states';

/** The states that a text names, as their English names; Spanish says Nueva York for New York. */
export function placesIn(text: string, language: Language): string[] {
  const { pattern, places } = namesIn(language);
  const named = plain(text).match(pattern) ?? [];
  return [...new Set(named)].map((name) => places.get(name) ?? name);
}

const namesIn = memoize((language: Language) => {
  const places = new Map<string, string>(
    areas.map((area) => [plain(nameOf(area, language)), area]),
  );
  // West Virginia before Virginia.
  const names = [...places.keys()].sort((one, other) => other.length - one.length).join('|');
  return { places, pattern: new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'gu') };
});

/** Without addresses, sources and placeholders; and with one name for the capital. */
const plain = (text: string) =>
  text
    .replace(/\]\([^)]*\)|\[\^[^\]]*\]|\{[^}]*\}|\u00ad|\*/g, ' ')
    .replace(/Washington, D\.? ?C\.?/g, 'District of Columbia');
