import type { Language } from '../../lib/language';
import { areas, nameOf } from '../../lib/states';

/** Reads the places that a text names; Spanish says Nueva York for New York. */
export function placesIn(language: Language) {
  const places = new Map(areas.map((area) => [plain(nameOf(area, language)), area] as const));
  // West Virginia before Virginia.
  const names = [...places.keys()].sort((one, other) => other.length - one.length).join('|');
  const name = new RegExp(`(?<!\\p{L})(?:${names.replaceAll('.', '\\.')})(?!\\p{L})`, 'gu');
  return (text: string) => {
    const named = plain(text).match(name) ?? [];
    return [...new Set(named)].map((one) => places.get(one) ?? one);
  };
}

// Names and terms in English stand in parentheses or quotation marks.
const terms = /\([^)]*\)|“[^”]*”|\{[^}]*\}|\]\([^)]*\)/g;
// Before a capital letter, they may belong to a name.
const english =
  /(?<![\p{L}/-])(?:[Tt]he|[Yy]ou|[Yy]our|[Tt]his|[Ii]f|[Ww]e|was|were|with|have|from|and|of|is|are|to|in|for|not|be|or|by|at)(?=\s\p{Ll})/gu;

/** Whether a translation has whole phrases in English. */
export function isEnglish(translation: string): boolean {
  return (translation.replace(terms, '').match(english)?.length ?? 0) > 1;
}

/** Without addresses, sources and placeholders; and with one name for the capital. */
const plain = (text: string) =>
  text
    .replace(/\]\([^)]*\)|\[\^[^\]]*\]|\{[^}]*\}|\u00ad|\*/g, ' ')
    .replace(/Washington, D\.? ?C\.?/g, 'District of Columbia');
