import { editions, type Language, originalLanguage } from '../../lib/language';
import { memoize } from '../../lib/memoize';
// How a language writes numbers, as patterns. To add a language, add its words.
import numberWords from './number-words.json';

/** A number with its unit; the other language must have a sure one, and may lack a likely one. */
type Amount = {
  written: string;
  value: string;
  unit: string;
  certainty: 'sure' | 'likely' | 'no';
  /** What people mean by it too: “quince días” is two weeks. */
  idiom?: string | undefined;
};

/**
 * What differs between the numbers of a text and its translation, to follow the text's name:
 * `says “2 years” in English but “2 meses” in Spanish`. Numbers may move. Links, notes and placeholders don't count.
 */
export function differingNumbers(
  original: string,
  translation: string,
  language: Language,
): string | undefined {
  const from = amountsOf(originalLanguage)(withoutMarks(original));
  const to = amountsOf(language)(withoutMarks(translation));
  const [here, there] = unpaired(...unpaired(from, to, isSame), isSimilar).map((list) =>
    list.filter(({ certainty }) => certainty !== 'no'),
  ) as [Amount[], Amount[]];
  const isCertain = [...here, ...there].some(({ certainty }) => certainty === 'sure');
  const isKnown = !isCertain && (here.length === 0 || there.length === 0);
  return isKnown ? undefined : describe(here, there, language);
}

/** What is left of two lists when each amount has taken one of the other list away. */
function unpaired(
  from: readonly Amount[],
  to: readonly Amount[],
  isPair: (one: Amount, other: Amount) => boolean,
): [Amount[], Amount[]] {
  const there = [...to];
  const here = from.filter((one) => {
    const at = there.findIndex((other) => isPair(one, other));
    if (at >= 0) there.splice(at, 1);
    return at < 0;
  });
  return [here, there];
}

function describe(amounts: Amount[], others: Amount[], language: Language): string {
  const quote = (list: Amount[], known: Language) =>
    `${list.map(({ written }) => `“${written}”`).join(', ') || 'not'} in ${editions[known].englishName}`;
  const both = [quote(amounts, originalLanguage), quote(others, language)];
  return `says ${(amounts.length > 0 ? both : both.reverse()).join(' but ')}`;
}

function withoutMarks(text: string): string {
  return (
    text
      .replace(/\[\^[^\]]*\]|(?<=\])\([^)]*\)|\{[^}]*\}|\u00AD|[*_`]/g, '')
      // Letters of a name, such as (MIL), and thirty (30).
      .replace(/\(\p{Lu}{2,}\)|(?<=\p{L}) \(\d+\)/gu, '')
      // Any hour of any day: 24/7, las 24 horas, los 7 días.
      .replace(/(?<=24)\/7|(?<=24 h\w+[^\d.]{0,20})(?:7|seven|siete) (?:days|días)/gi, '')
      .replace(/\s+/g, ' ')
  );
}

const inSmaller: Record<string, [count: number, unit: string]> = {
  year: [12, 'month'],
  week: [7, 'day'],
  hour: [60, 'minute'],
};

function inOneUnit({ value, unit }: Amount): string {
  const [count, smaller] = inSmaller[unit] ?? [1, unit];
  return `${Number(value) ? Number(value) * count : value} ${smaller}`;
}

/** 18 months are a year and a half. */
function isSame(one: Amount, other: Amount): boolean {
  const [here, there] = [one, other].map((amount) => [inOneUnit(amount), amount.idiom]);
  const isEqual = here?.some((amount) => amount && there?.includes(amount)) ?? false;
  return isEqual && one.certainty !== 'no' && other.certainty !== 'no';
}

/** Ages and many others may do without their unit in one language. */
function isSimilar(one: Amount, other: Amount): boolean {
  const areSure = [one, other].some(({ certainty }) => certainty === 'sure');
  return one.value === other.value && (!one.unit || !other.unit) && areSure;
}

const amountsOf = memoize((language: Language) => createReader(language));

type Entry = [name: string, pattern: string];

// \b knows only ASCII letters.
const word = (pattern: string) => `(?:${pattern})(?![\\p{L}\\d])`;
const anyOf = (entries: Entry[]) => word(entries.map(([, pattern]) => pattern).join('|'));
const find = (entries: Entry[], written: string) =>
  entries.find(([, pattern]) => wholly(pattern).test(written))?.[0] ?? '';
const wholly = memoize((pattern: string) => RegExp(`^(?:${pattern})$`, 'iu'));

function createReader(language: Language) {
  const words = numberWords[language];
  // The words of a number and of those after it, by ones or another step.
  const values = Object.entries(words.values).flatMap(([place, listed]) => {
    const [from = 0, step = 1] = place.split('/').map(Number);
    return listed.split(' ').map((one, at): Entry => [String(from + at * step), one]);
  });
  // These count only before a unit, as “a” does in “a year”.
  const articles: Entry[] = [...Object.entries(words.articles), ['1', words.first]];
  const units = Object.entries(words.units);
  const idioms: Record<string, string> = words.idioms;
  const monthOf = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, at) => monthOf.format(Date.UTC(2000, at)));
  // Sept. is short for September; three letters tell months apart.
  const anyMonth = word(months.map((one) => `${one}|${one.slice(0, 3)}\\p{Ll}?\\.`).join('|'));
  const between = (least: number, limit: number) =>
    anyOf(values.filter(([name]) => Number(name) >= least && Number(name) < limit));
  const [ones, tens, large] = [between(0, 20), between(20, 100), between(100, Infinity)];
  const and = `[ -](?:${word(words.and)} )?`;
  const digits = `\\$?\\d+(?:[.,:/]\\d+)*(?:${word(words.ordinal)})?`;
  const number = `(?:${digits}|${anyOf(values)})(?:[ -]${large}|(?<=${large})${and}${tens}|(?<=${tens}|${large})${and}${ones})*`;
  // A unit may stand one word away: “2 short years”, “2 millones de dólares”.
  const skipped = `(?<!\\$[\\d.,]+ )(?!${anyOf([...values, ...articles.slice(0, -1)])})\\p{L}+[ -]`;
  const half = `(?: ${word(words.half)})?`;
  const withHalf = RegExp(` ${word(words.half)}`, 'iu');
  const unit = `(?:${half}[ -]?(?:${skipped})??(?<unit>${anyOf(units)})${half})?`;
  // A month counts beside a number only: “may” and “march” are words too.
  const of = `(?: ${word(words.of)})?`;
  const day = `(?:\\d\\S*|${word(words.first)}|${ones})`;
  const month = `(?<month>(?<=${day}${of} )${anyMonth}|${anyMonth}(?=${of} \\d))`;
  const amount = RegExp(
    `(?<![\\p{L}\\d])(?:${month}|(?:(?<article>${anyOf(articles)})|(?<number>${number}))${unit})`,
    'giu',
  );
  // “$2 to $3 million”, where both are millions.
  const both = RegExp(`(\\$[\\d.]+)(?= \\p{L}+ \\$?[\\d.]+ (${large}))`, 'giu');
  return (text: string) =>
    [...text.replace(both, '$1 $2').matchAll(amount)].flatMap((match) => read(match) ?? []);

  function read({ 0: written, groups = {} }: RegExpMatchArray): Amount | undefined {
    const { month, article, number = '' } = groups;
    if (month) {
      const value = String(months.findIndex((one) => one.startsWith(month.slice(0, 3))));
      return value === '-1' ? undefined : { written, value, unit: 'of a year', certainty: 'sure' };
    }
    const count = article ? Number(find(articles, article)) : countOf(number);
    const scale = Number(count) >= 1e6 ? 1e6 : 1;
    const value = withHalf.test(written) ? Number(count) + scale / 2 : count;
    const unit = find(units, groups['unit'] ?? '') || (number.includes('$') ? 'dollar' : '');
    const isSure = /\d/.test(written) || (number && unit);
    const isVague = !unit && (article || value === 1 || value === 2);
    const certainty = isSure ? 'sure' : isVague ? 'no' : 'likely';
    const idiom = idioms[written.toLowerCase()];
    if ((unit !== 'am' && unit !== 'pm') || number.includes('/'))
      return { written, value: String(value), unit, certainty, idiom };
    const [hour, minutes] = String(value).split(':');
    const hours = String((Number(hour) % 12) + (unit === 'pm' ? 12 : 0));
    return { written, value: minutes ? `${hours}:${minutes}` : hours, unit: '', certainty };
  }

  /** 1500 for “1,500” or “mil quinientos”; digits that are no number, such as 3:40, as written. */
  function countOf(number: string): number | string {
    const whole = find(values, number);
    if (whole) return Number(whole);
    let [total, part] = [0, 0];
    for (const one of number.replace(/[$,ºª]|\.(?=[ºª])|:00$/g, '').split(/[ -]/)) {
      const value = Number(/^\d/.test(one) ? one.replace(/\p{L}+$/u, '') : find(values, one));
      if (Number.isNaN(value)) return one;
      // Mil millones.
      if (value > total && total > 0 && value >= 1000) [total, part] = [(total + part) * value, 0];
      else if (value >= 1000) [total, part] = [total + (part || 1) * value, 0];
      else part = value === 100 ? (part || 1) * value : part + value;
    }
    return total + part;
  }
}
