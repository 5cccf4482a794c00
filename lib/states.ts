import { fold } from './inline-text';
import { type Language, languages } from './language';

// A USPS code for places that have a page of deadlines, then zip codes by prefix, range or single code: the
// "List of ZIP Code prefixes" (USPS Labeling List L002), and single codes of the two tables with which
// states.test.ts compares it, as of 2026-11-27.
const table = {
  Alabama: ['AL', '350-352', '354-369'],
  Alaska: ['AK', '995-999'],
  Arizona: ['AZ', '850-853', '855-857', '859-860', '863-865'],
  Arkansas: ['AR', '716-729'],
  California: ['CA', '900-908', '910-928', '930-961'],
  Colorado: ['CO', '800-816'],
  Connecticut: ['CT', '060-069'],
  Delaware: ['DE', '197-199'],
  'District of Columbia': ['DC', '200', '202-205', '569'],
  Florida: ['FL', '320-339', '341-342', '344', '346-347', '349'],
  Georgia: ['GA', '300-319', '398-399'],
  Hawaii: ['HI', '967-968'],
  Idaho: ['ID', '832-838'],
  Illinois: ['IL', '600-620', '622-629'],
  Indiana: ['IN', '460-479'],
  Iowa: ['IA', '500-516', '520-528'],
  Kansas: ['KS', '660-662', '664-679'],
  Kentucky: ['KY', '400-427'],
  Louisiana: ['LA', '700-701', '703-708', '710-714'],
  Maine: ['ME', '039-049'],
  Maryland: ['MD', '206-212', '214-219', '20588'],
  Massachusetts: ['MA', '010-027', '055'],
  Michigan: ['MI', '480-499'],
  Minnesota: ['MN', '550-551', '553-567'],
  Mississippi: ['MS', '386-397'],
  Missouri: ['MO', '630-631', '633-641', '644-658', '72643'],
  Montana: ['MT', '590-599'],
  Nebraska: ['NE', '680-681', '683-693'],
  Nevada: ['NV', '889-891', '893-895', '897-898'],
  'New Hampshire': ['NH', '030-038'],
  'New Jersey': ['NJ', '070-089'],
  'New Mexico': ['NM', '870-871', '873-875', '877-884', '87654'],
  'New York': ['NY', '005', '100-149', '06390'],
  'North Carolina': ['NC', '270-289'],
  'North Dakota': ['ND', '580-588'],
  Ohio: ['OH', '430-459'],
  Oklahoma: ['OK', '730-731', '734-741', '743-749'],
  Oregon: ['OR', '970-979'],
  Pennsylvania: ['PA', '150-196'],
  'Rhode Island': ['RI', '028-029'],
  'South Carolina': ['SC', '290-299'],
  'South Dakota': ['SD', '570-577'],
  Tennessee: ['TN', '370-385'],
  Texas: ['TX', '733', '750-770', '772-799', '885', '73960'],
  Utah: ['UT', '840-847'],
  Vermont: ['VT', '050-054', '056-059'],
  Virginia: ['VA', '201', '220-246', '20598'],
  Washington: ['WA', '980-986', '988-994'],
  'West Virginia': ['WV', '247-268'],
  Wisconsin: ['WI', '530-532', '534-535', '537-549'],
  Wyoming: ['WY', '820-831', '83414'],
  'American Samoa': ['', '96799'],
  'Armed Forces': ['', '090-098', '340', '962-966'],
  Guam: ['', '969'],
  'Marshall Islands': ['', '96960', '96970'],
  Micronesia: ['', '96941', '96942', '96943', '96944'],
  'Northern Mariana Islands': ['', '96950', '96951', '96952'],
  Palau: ['', '96939', '96940'],
  'Puerto Rico': ['PR', '006-007', '009'],
  'US Virgin Islands': ['', '008'],
} as const satisfies Record<string, readonly string[]>;

export type Area = keyof typeof table;

export const areas = Object.keys(table) as [Area, ...Area[]];

/** USPS code; empty for places without a page of deadlines. */
export const postalCode = (area: Area): string => table[area][0] ?? '';

/** The 50 states, the District of Columbia and Puerto Rico. */
export const deadlineAreas = areas.filter(postalCode);

const ranges = areas
  .flatMap((area) =>
    table[area].slice(1).map((range) => {
      const [first = '', last = first] = range.split('-');
      return { area, first: Number(first.padEnd(5, '0')), last: Number(last.padEnd(5, '9')) };
    }),
  )
  // Single codes lie within the ranges of other places.
  .sort((one, other) => one.last - one.first - (other.last - other.first));

/** Names that differ from the area's own. */
type AreaNames = Partial<Record<Area, string>>;

const english = {
  unknownZip: 'zip code unknown',
  names: { 'District of Columbia': 'Washington, DC' } as AreaNames,
};

// An edition may be removed, and its words may stay.
const words: Record<string, typeof english> = {
  en: english,
  es: {
    unknownZip: 'código postal desconocido',
    names: {
      'District of Columbia': 'Washington, D. C.',
      Hawaii: 'Hawái',
      Louisiana: 'Luisiana',
      Mississippi: 'Misisipi',
      Missouri: 'Misuri',
      'New Hampshire': 'Nuevo Hampshire',
      'New Jersey': 'Nueva Jersey',
      'New Mexico': 'Nuevo México',
      'New York': 'Nueva York',
      'North Carolina': 'Carolina del Norte',
      'North Dakota': 'Dakota del Norte',
      Oregon: 'Oregón',
      Pennsylvania: 'Pensilvania',
      'South Carolina': 'Carolina del Sur',
      'South Dakota': 'Dakota del Sur',
      'West Virginia': 'Virginia Occidental',
      'American Samoa': 'Samoa Americana',
      'Armed Forces': 'Fuerzas Armadas',
      'Marshall Islands': 'Islas Marshall',
      'Northern Mariana Islands': 'Islas Marianas del Norte',
      Palau: 'Palaos',
      'US Virgin Islands': 'Islas Vírgenes de EE. UU.',
    },
  },
};

export const nameOf = (area: Area, language: Language): string =>
  words[language]?.names[area] ?? area;

/** Stands for a zip code where only the area is known; nobody can take it for a place. */
export function zipOfState(area: Area, language: Language): string {
  return `${nameOf(area, language)}, ${(words[language] ?? english).unknownZip}`;
}

const statesByStandIn = new Map(
  areas.flatMap((area) => languages.map((language) => [zipOfState(area, language), area])),
);

/** The last zip code in a text, without a ZIP+4's last four, or what stands for one (section 5). */
export function readPlace(typed: string): string | undefined {
  const shown = typed.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  const place = shown.normalize('NFKC').trim();
  if (statesByStandIn.has(place)) return place;
  const digits = place.replace(/(?!\d)\p{Nd}/gu, inAscii);
  return zipCodeIn(digits) ?? zipCodeIn(asDigits(digits));
}

function zipCodeIn(text: string): string | undefined {
  // The number of a house comes first, what is added to a zip code after it.
  const numbers = text.replace(/(\d{5})\s*\p{Pd}\s*\d+/u, '$1').match(/\d+/g) ?? [];
  return numbers.findLast(({ length }) => length === 5 || length === 9)?.slice(0, 5);
}

/** Digits one by one, as “7 7 0 0 1”, and letters in their place, as in “77OO1”. */
function asDigits(text: string): string {
  const joined = text.replace(/\s/g, '');
  if (!/^(?=.*\d)[\dOoIl]{5}$/.test(joined)) return text;
  return joined.replace(/o/gi, '0').replace(/[Il]/g, '1');
}

/** A digit of any script; each script has its ten in a row. */
function inAscii(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const before = Array.from({ length: 9 }, (_, index) => String.fromCodePoint(code - index - 1));
  const digitsBefore = before.findIndex((letter) => !/\p{Nd}/u.test(letter));
  return String(digitsBefore < 0 ? 9 : digitsBefore);
}

/**
 * What somebody may mean who typed no zip code: one that lost its first zeros, as spreadsheets drop
 * them, or what stands for the zip code of a state that was named, as in “Miami, FL” or “Tejas”.
 */
export function placeMeant(typed: string, language: Language): string | undefined {
  const text = typed.trim();
  const whole = text.padStart(5, '0');
  if (/^\d{3,4}$/.test(text)) {
    const area = stateOfZipCode(whole);
    // Few accidents happen at a military address.
    return area && area !== 'Armed Forces' ? whole : undefined;
  }
  const words = ` ${fold(text).replaceAll(',', ' ')}`;
  // “West Virginia” ends like “Virginia”.
  const [named] = areas
    .map((area) => ({ area, length: endOf(words, area) }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length);
  return named && zipOfState(named.area, language);
}

/** How many letters at the end of folded words name an area, by its code or in any language. */
function endOf(words: string, area: Area): number {
  const names = [postalCode(area), ...languages.map((language) => nameOf(area, language))].map(
    fold,
  );
  return Math.max(...names.map((name) => (name && words.endsWith(` ${name}`) ? name.length : 0)));
}

/** Area of a typed zip code, or of what stands for one; undefined for unassigned prefixes. */
export function stateOfZipCode(typed: string): Area | undefined {
  const place = readPlace(typed) ?? '';
  const number = Number(place);
  const range = ranges.find(({ first, last }) => number >= first && number <= last);
  return statesByStandIn.get(place) ?? range?.area;
}

/** The lowest zip code of a place. */
export function lowestZip(area: Area): string {
  const { first = 0 } = ranges.find((range) => range.area === area) ?? {};
  const codes = Array.from({ length: 1000 }, (_, index) => `${first + index}`.padStart(5, '0'));
  return codes.find((code) => stateOfZipCode(code) === area) ?? '';
}

/** What stands for a zip code, in the words of a language; a zip code as it is. */
export function zipIn(language: Language, typed: string): string {
  const area = statesByStandIn.get(typed.trim());
  return area ? zipOfState(area, language) : typed;
}

export const isStateOnly = (zipCode: string): boolean => statesByStandIn.has(zipCode.trim());

export function statesByName<Named extends Area>(states: readonly Named[], language: Language) {
  return states
    .map((state) => ({ state, name: nameOf(state, language) }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}
