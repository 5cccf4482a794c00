import { editions, type Language, originalLanguage } from '../../lib/language';
import { memoize } from '../../lib/memoize';
// How a language writes numbers, as patterns. To add a language, add its words.
import numberWords from './number-words.json';

/** A number with its unit; an optional one may be missing in the other language. */
type Amount = { written: string; value: string; unit: string; isOptional: boolean };

/**
 * What differs between the numbers of a text and its translation, to follow the text's name:
 * `says “2 years” in English but “2 meses” in Spanish`. The same numbers must have the same units
 * and order. Links, notes and placeholders don't count.
 */
export function differingNumbers(
  original: string,
  translation: string,
  language: Language,
): string | undefined {
  const isUnit = [original, translation].every((one) => /^(?:\p{L}+|\W)$/u.test(one));
  const read = (text: string, known: Language) =>
    amountsOf(known)(isUnit ? `1 ${text}` : withoutMarks(text));
  const [from, to] = [read(original, originalLanguage), read(translation, language)];
  const isLoose = [original, translation].some(areSeveral);
  const isTimely = isLoose || !haveOtherTimes(from, to);
  if (isTimely && (covers(from, to, isLoose) || covers(to, from, isLoose))) return undefined;
  const [here, there] = [without(from, to), without(to, from)];
  const isCertain = [...here, ...there].some(({ isOptional }) => !isOptional);
  return isCertain || (here.length > 0 && there.length > 0)
    ? describe(here, there, language)
    : describe(from, to, language);
}

/** Whether a text has paragraphs, of which a translation may lack one. */
export const areSeveral = (text: string) => text.includes('\n\n');

/** What a translation may have turned around, such as “at least” / “como máximo”, to follow the name. */
export function reversedLimit(original: string, translation: string, language: Language) {
  const [from, to] = [limitsIn(original, originalLanguage), limitsIn(translation, language)];
  const [here, there] = [from[0], to[0]];
  const areAll = [from, to].map((list) => list.every(({ kind }) => kind === list[0]?.kind));
  if (!here || !there || areAll.includes(false) || here.kind === there.kind) return undefined;
  return `says “${here.written}” in ${editions[originalLanguage].englishName} but “${there.written}” in ${editions[language].englishName}. Is that the same?`;
}

function limitsIn(text: string, language: Language) {
  return [...withoutMarks(text).matchAll(limitOf(language))].map(({ 0: written, groups }) => {
    return { written, kind: groups?.['least'] ? 'least' : 'most' };
  });
}

const limitOf = memoize((language: Language) => {
  const { least, most } = numberWords[language];
  return RegExp(`(?<!\\p{L})(?:(?<least>${least})|${most})(?!\\p{L})`, 'giu');
});

/** Whether “days” became “weeks”, in any order and where neither has a number. */
function haveOtherTimes(...lists: Amount[][]): boolean {
  const [times = [], others = []] = lists.map((list) =>
    list.filter(({ value }) => !value).map(({ unit }) => unit),
  );
  return times.length === others.length && times.sort().join() !== others.sort().join();
}

/** The amounts that another list lacks; each of its own stands for one. */
function without(amounts: Amount[], list: Amount[]): Amount[] {
  const left = [...list];
  return amounts.filter((one) => {
    const at = left.findIndex((other) => isSame(one, other));
    return at < 0 || !left.splice(at, 1);
  });
}

function describe(amounts: Amount[], others: Amount[], language: Language): string {
  const quote = (list: Amount[]) => list.map(({ written }) => `“${written}”`).join(', ');
  const [here, there] = [originalLanguage, language].map((one) => editions[one].englishName);
  if (others.length === 0) return `says ${quote(amounts)} in ${here} but not in ${there}`;
  if (amounts.length === 0) return `says ${quote(others)} in ${there} but not in ${here}`;
  return `says ${quote(amounts)} in ${here} but ${quote(others)} in ${there}`;
}

function withoutMarks(text: string): string {
  return (
    text
      .replace(/\[\^[^\]]*\]|(?<=\])\([^)]*\)|\{[^}]*\}|\u00AD|[*_`]/g, '')
      // Letters of a name, such as (MIL).
      .replace(/\(\p{Lu}{2,}\)/gu, '')
      .replace(/\s+/g, ' ')
  );
}

const inSmaller: Record<string, [count: number, unit: string]> = {
  decade: [120, 'month'],
  year: [12, 'month'],
  fortnight: [14, 'day'],
  week: [7, 'day'],
  hour: [60, 'minute'],
};

/** Ages and many others may do without their unit in one language; 18 months are a year and a half. */
function isSame(one: Amount, other: Amount): boolean {
  if (one.unit !== '' && other.unit !== '') return inOneUnit(one) === inOneUnit(other);
  const isClock = one.unit === 'clock' || other.unit === 'clock';
  const [value, another] = [one, other].map((each) => clockOf(each.value));
  if (isClock && value !== undefined && another !== undefined) return value % 720 === another % 720;
  return one.value === other.value;
}

function inOneUnit({ value, unit }: Amount): string {
  const [count, smaller] = inSmaller[unit] ?? [1, unit];
  return `${value && Number(value) ? Number(value) * count : value} ${smaller}`;
}

/** Minutes since midnight of 17:30 or 17. */
function clockOf(written: string): number | undefined {
  const [, hour, minutes = 0] = /^(\d{1,2})(?::(\d\d))?$/.exec(written) ?? [];
  return hour === undefined ? undefined : 60 * Number(hour) + Number(minutes);
}

/** Whether the first list becomes the second without some optional amounts of it, or of both. */
function covers(amounts: Amount[], list: Amount[], areBoth: boolean): boolean {
  const others = list.filter(({ value, isOptional }) => value && !(areBoth && isOptional));
  // How many of the others can stand so far.
  let reached = new Set([0]);
  for (const amount of amounts)
    reached = new Set(
      [...reached].flatMap((count) => {
        const other = others[count];
        const next = other && isSame(amount, other) ? [count + 1] : [];
        return amount.isOptional ? [count, ...next] : next;
      }),
    );
  return reached.has(others.length);
}

const amountsOf = memoize((language: Language) => createReader(numberWords[language]));

type Entry = [name: string, pattern: string];

// \b knows only ASCII letters.
const word = (pattern: string) => `(?:${pattern})(?![\\p{L}\\d])`;
const anyOf = (entries: Entry[]) => word(entries.map(([, pattern]) => pattern).join('|'));
const find = (entries: Entry[], written: string) =>
  entries.find(([, pattern]) => wholly(pattern).test(written))?.[0] ?? '';
const wholly = memoize((pattern: string) => RegExp(`^(?:${pattern})$`, 'iu'));

function createReader(words: (typeof numberWords)[Language]) {
  // The words of a number and of those after it, by ones or another step.
  const values = Object.entries(words.values).flatMap(([place, listed]) => {
    const [from = 0, step = 1] = place.split('/').map(Number);
    return listed.split(' ').map((one, at): Entry => [String(from + at * step), one]);
  });
  // These count only before a unit, as “a” does in “a year”.
  const articles = Object.entries(words.articles);
  const units = Object.entries(words.units);
  const months = words.months.split('|').map((month, at): Entry => [`${at + 1}`, month]);
  const between = (least: number, limit: number) =>
    anyOf(values.filter(([name]) => Number(name) >= least && Number(name) < limit));
  const [ones, tens, large] = [between(0, 20), between(20, 100), between(100, Infinity)];
  const and = `[ -](?:${word(words.and)} )?`;
  const digits = `(?:US)?\\$?\\d+(?:[.,:/]\\d+)*[½⅓¼⅔¾]?(?:${word(words.ordinal)})?`;
  const number = `(?:${digits}|${anyOf(values)})(?:[ -]${large}|(?<=${large})${and}${tens}|(?<=${tens}|${large})${and}${ones}|(?<=${between(0.1, 1)}) ${ones})*`;
  const half = `(?: ${word(words.half)})?`;
  const withHalf = RegExp(` ${word(words.half)}`, 'iu');
  // Often they mean something else.
  const uncertain = RegExp(`^${word(words.uncertain)}$`, 'iu');
  const first = RegExp(`^${word(words.first)}$`, 'iu');
  // A unit may stand one word away: “2 short years”, “2 millones de dólares”.
  const skipped = `(?<!\\$[\\d.,]+ )(?!${anyOf([...values, ...articles])})\\p{L}+[ -]`;
  const unit = `[ -]?(?:${skipped})??(?<unit>${anyOf(units)})`;
  const date = words.date.replace('MONTH', word(words.months));
  const amount = RegExp(
    `(?<![\\p{L}\\d])(?:(?<always>${word(words.always)})|${date}|(?:(?<article>${anyOf(articles)})|(?:${word(words.first)} )?(?<number>${number})(?: ${word(words.first)})?)${half}(?:${unit}${half})?|(?<bare>${word(words.times)}))`,
    'giu',
  );
  const severalTimes = RegExp(`${word(words.times)}$`, 'iu');
  // “Thirty (30)”, as contracts say it.
  const twice = RegExp(`(?<!\\p{L})(?=\\p{L})${number} \\((\\d+)\\)`, 'giu');
  // “$2 to $3 million”, where both are millions.
  const both = RegExp(`(\\$[\\d.]+)(?= \\p{L}+ \\$?[\\d.]+ (${large}))`, 'giu');
  return (text: string) =>
    [...text.replace(twice, '$1').replace(both, '$1 $2').matchAll(amount)].flatMap(
      (match) => read(match) ?? [],
    );

  function read({ 0: written, groups = {} }: RegExpMatchArray): Amount | undefined {
    const { always, first: ordinal, day = ordinal, month, year, article, number = '' } = groups;
    if (always) return { written, value: 'always', unit: 'always', isOptional: true };
    if (month) {
      if (!day && !year) return undefined;
      const value = `${find(months, month)}/${countOf(day ?? '')}/${year}`;
      return { written, value, unit: 'date', isOptional: false };
    }
    const times = groups['bare'] ?? (article && severalTimes.exec(written)?.[0]);
    if (times) {
      const unit = find(units, times);
      return { written, value: '', unit, isOptional: true };
    }
    if (article && !groups['unit']) return undefined;
    const count = article ? Number(find(articles, article)) : countOf(number);
    const scale = Number(count) >= 1e6 ? 1e6 : 1;
    const value = withHalf.test(written) ? Number(count) + scale / 2 : count;
    const unit = find(units, groups['unit'] ?? '') || (number.includes('$') ? 'dollar' : '');
    if (unit === 'am' || unit === 'pm') {
      const [hour, minutes = '00'] = String(value).split(':');
      const clock = `${(Number(hour) % 12) + (unit === 'pm' ? 12 : 0)}:${minutes}`;
      return { written, value: clock, unit: 'clock', isOptional: false };
    }
    // “Una vez”, and “a second opinion”.
    if (value === 1 && (unit === 'time' || unit === 'second')) return undefined;
    const isWord = !/\d/.test(written);
    const isVague =
      (!unit && isWord && (Number(value) <= 2 || uncertain.test(number))) || first.test(number);
    const isOptional = Boolean(article) || isVague;
    return { written, value: String(value), unit, isOptional };
  }

  /** 1500 for “1,500” or “mil quinientos”; digits that are no number, such as 3:40, as written. */
  function countOf(number: string): number | string {
    const whole = find(values, number);
    if (whole) return Number(whole);
    let [total, part] = [0, 0];
    for (const one of number.replace(/US|[$,ºª]|\.(?=[ºª])/g, '').split(/[ -]/)) {
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
