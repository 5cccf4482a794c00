import { type Language, languages } from './language';

// By prefix, range or single code, from the "List of ZIP Code prefixes" (USPS Labeling List L002).
const zipsOfStates = {
  Alabama: '350-352 354-369',
  Alaska: '995-999',
  Arizona: '850-853 855-857 859-860 863-865',
  Arkansas: '716-729',
  California: '900-908 910-928 930-961',
  Colorado: '800-816',
  Connecticut: '060-069',
  Delaware: '197-199',
  'District of Columbia': '200 202-205 569',
  Florida: '320-339 341-342 344 346-347 349',
  Georgia: '300-319 398-399',
  Hawaii: '967-968',
  Idaho: '832-838',
  Illinois: '600-620 622-629',
  Indiana: '460-479',
  Iowa: '500-516 520-528',
  Kansas: '660-662 664-679',
  Kentucky: '400-427',
  Louisiana: '700-701 703-708 710-714',
  Maine: '039-049',
  Maryland: '206-212 214-219',
  Massachusetts: '010-027 055',
  Michigan: '480-499',
  Minnesota: '550-551 553-567',
  Mississippi: '386-397',
  Missouri: '630-631 633-641 644-658',
  Montana: '590-599',
  Nebraska: '680-681 683-693',
  Nevada: '889-891 893-895 897-898',
  'New Hampshire': '030-038',
  'New Jersey': '070-089',
  'New Mexico': '870-871 873-875 877-884',
  'New York': '005 100-149 06390',
  'North Carolina': '270-289',
  'North Dakota': '580-588',
  Ohio: '430-459',
  Oklahoma: '730-731 734-741 743-749',
  Oregon: '970-979',
  Pennsylvania: '150-196',
  'Rhode Island': '028-029',
  'South Carolina': '290-299',
  'South Dakota': '570-577',
  Tennessee: '370-385',
  Texas: '733 750-770 772-799 885',
  Utah: '840-847',
  Vermont: '050-054 056-059',
  Virginia: '201 220-246',
  Washington: '980-986 988-994',
  'West Virginia': '247-268',
  Wisconsin: '530-532 534-535 537-549',
  Wyoming: '820-831',
};

const zipsOfOtherAreas = {
  'American Samoa': '96799',
  'Armed Forces': '090-098 340 962-966',
  Guam: '969',
  'Marshall Islands': '96960 96970',
  Micronesia: '96941 96942 96943 96944',
  'Northern Mariana Islands': '96950 96951 96952',
  Palau: '96939 96940',
  'Puerto Rico': '006-007 009',
  'US Virgin Islands': '008',
};

type State = keyof typeof zipsOfStates;
export type Area = State | keyof typeof zipsOfOtherAreas;

/** The 50 states and the District of Columbia, alphabetically. */
export const usStates = Object.keys(zipsOfStates) as [State, ...State[]];

export const deadlineAreas = [...usStates, 'Puerto Rico'] as const;
export type DeadlineArea = (typeof deadlineAreas)[number];

const zips = Object.entries({ ...zipsOfStates, ...zipsOfOtherAreas });

export const areas = zips.map(([area]) => area) as [Area, ...Area[]];

const ranges = zips.flatMap(([area, list]) =>
  list.split(' ').map((range) => {
    const [first = '', last = first] = range.split('-');
    return { area: area as Area, first: first.padEnd(5, '0'), last: last.padEnd(5, '9') };
  }),
);
const single = new Map(
  ranges.filter(({ first, last }) => first === last).map((one) => [one.first, one.area]),
);

/** Five ASCII digits (specification, section 5), or undefined. Drops a ZIP+4's last four. */
function readZipCode(typed: string): string | undefined {
  return /^([0-9]{5})(?:-[0-9]{4})?$/.exec(typed.trim())?.[1];
}

/** Area of a typed zip code, or of what stands for one; undefined for unassigned prefixes. */
export function stateOfZipCode(typed: string): Area | undefined {
  const zipCode = readZipCode(typed);
  if (!zipCode) return namedArea(typed);
  const range = ranges.find(({ first, last }) => zipCode >= first && zipCode <= last);
  return single.get(zipCode) ?? range?.area;
}

// An edition may be removed, and its words may stay.
const unknownZip: Record<string, string> = {
  en: 'zip code unknown',
  es: 'código postal desconocido',
};

/** Stands for a zip code where only the area is known; nobody can take it for a place. */
export function zipOfState(area: Area, language: Language): string {
  return `${area}, ${unknownZip[language] ?? unknownZip['en']}`;
}

function namedArea(typed: string): Area | undefined {
  return areas.find((area) => languages.some((one) => zipOfState(area, one) === typed.trim()));
}

/** What stands for a zip code, in the words of a language; a zip code as it is. */
export function zipIn(language: Language, typed: string): string {
  const area = namedArea(typed);
  return area ? zipOfState(area, language) : typed;
}

export function isStateOnly(zipCode: string): boolean {
  return namedArea(zipCode) !== undefined;
}

/** A zip code, or what stands for one. */
export function readPlace(typed: string): string | undefined {
  return readZipCode(typed) ?? (isStateOnly(typed) ? typed.trim() : undefined);
}

/** Localized names; missing ones are in English. */
export type AreaNames = Partial<Record<Area, string>>;

export function namedStates<Named extends Area>(
  states: readonly Named[],
  names: AreaNames,
  locale: string | undefined,
): { state: Named; name: string }[] {
  return states
    .map((state) => ({ state, name: names[state] ?? state }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}
