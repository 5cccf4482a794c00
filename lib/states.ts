import table from './areas.json';
import { type Language, languages } from './language';

// A USPS code for places that have a page of deadlines, then zip codes by prefix, range or single code: the
// "List of ZIP Code prefixes" (USPS Labeling List L002), and single codes of the two tables with which
// states.test.ts compares it, as of 2026-11-27.
export type Area = keyof typeof table;

export const areas = Object.keys(table) as [Area, ...Area[]];

/** USPS code; empty for places without a page of deadlines. */
export const postalCodeOf = (area: Area): string => table[area][0] ?? '';

export const deadlineAreas = areas.filter(postalCodeOf);

/** The 50 states and the District of Columbia. */
export const usStates = deadlineAreas.filter((area) => area !== 'Puerto Rico');

const ranges = areas
  .flatMap((area) =>
    table[area].slice(1).map((range) => {
      const [first = '', last = first] = range.split('-');
      return { area, first: Number(first.padEnd(5, '0')), last: Number(last.padEnd(5, '9')) };
    }),
  )
  // Single codes lie within the ranges of other places.
  .sort((one, other) => one.last - one.first - (other.last - other.first));

/** Localized names; missing ones are in English. */
export type AreaNames = Partial<Record<Area, string>>;

const english = { unknownZip: 'zip code unknown', names: {} as AreaNames };

// An edition may be removed, and its words may stay.
const words: Record<string, typeof english> = {
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

export const areaNames = (language: Language): AreaNames => (words[language] ?? english).names;

/** Stands for a zip code where only the area is known; nobody can take it for a place. */
export function zipOfState(area: Area, language: Language): string {
  const { unknownZip, names } = words[language] ?? english;
  return `${names[area] ?? area}, ${unknownZip}`;
}

const standIns = new Map(
  areas.flatMap((area) => languages.map((one) => [zipOfState(area, one), area])),
);

/** The only zip code in a text, without a ZIP+4's last four, or what stands for one (section 5). */
export function readPlace(typed: string): string | undefined {
  const shown = typed.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  const place = shown.normalize('NFKC').trim();
  if (standIns.has(place)) return place;
  const numbers = place.match(/\d+/g) ?? [];
  const [zipCode, ...others] = numbers.filter(({ length }) => length === 5 || length === 9);
  return others.length === 0 ? zipCode?.slice(0, 5) : undefined;
}

/** Area of a typed zip code, or of what stands for one; undefined for unassigned prefixes. */
export function stateOfZipCode(typed: string): Area | undefined {
  const place = readPlace(typed) ?? '';
  const number = Number(place);
  const range = ranges.find(({ first, last }) => number >= first && number <= last);
  return standIns.get(place) ?? range?.area;
}

/** What stands for a zip code, in the words of a language; a zip code as it is. */
export function zipIn(language: Language, typed: string): string {
  const area = standIns.get(typed.trim());
  return area ? zipOfState(area, language) : typed;
}

export const isStateOnly = (zipCode: string): boolean => standIns.has(zipCode.trim());

export function namedStates<Named extends Area>(
  states: readonly Named[],
  names: AreaNames,
  locale: string | undefined,
): { state: Named; name: string }[] {
  return states
    .map((state) => ({ state, name: names[state] ?? state }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}
