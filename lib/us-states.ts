/** The 50 states and the District of Columbia, in the order of the alphabet. */
export const usStates = [
  'Alabama',
  'Alaska',
  'Arizona',
  'Arkansas',
  'California',
  'Colorado',
  'Connecticut',
  'Delaware',
  'District of Columbia',
  'Florida',
  'Georgia',
  'Hawaii',
  'Idaho',
  'Illinois',
  'Indiana',
  'Iowa',
  'Kansas',
  'Kentucky',
  'Louisiana',
  'Maine',
  'Maryland',
  'Massachusetts',
  'Michigan',
  'Minnesota',
  'Mississippi',
  'Missouri',
  'Montana',
  'Nebraska',
  'Nevada',
  'New Hampshire',
  'New Jersey',
  'New Mexico',
  'New York',
  'North Carolina',
  'North Dakota',
  'Ohio',
  'Oklahoma',
  'Oregon',
  'Pennsylvania',
  'Rhode Island',
  'South Carolina',
  'South Dakota',
  'Tennessee',
  'Texas',
  'Utah',
  'Vermont',
  'Virginia',
  'Washington',
  'West Virginia',
  'Wisconsin',
  'Wyoming',
] as const;

/** What else zip codes belong to. */
export const otherAreas = [
  'American Samoa',
  'Armed Forces',
  'Guam',
  'Marshall Islands',
  'Micronesia',
  'Northern Mariana Islands',
  'Palau',
  'Puerto Rico',
  'US Virgin Islands',
] as const;

export type Area = (typeof usStates | typeof otherAreas)[number];

/** The names that a language has for states and areas; English names stand for the rest. */
export type AreaNames = Partial<Record<Area, string>>;

/** Takes a state's name and returns its id in addresses: New York becomes new-york. */
export function stateId(state: string): string {
  return state.toLowerCase().replaceAll(' ', '-');
}

/** The states by their names in a language, in the order of its alphabet where it names any otherwise. */
export function namedStates(
  names: AreaNames,
): { state: (typeof usStates)[number]; name: string }[] {
  const states = usStates.map((state) => ({ state, name: names[state] ?? state }));
  if (Object.keys(names).length === 0) return states;
  return states.sort((a, b) => a.name.localeCompare(b.name, 'es'));
}
