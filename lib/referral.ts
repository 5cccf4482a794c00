import { dayOfBuild } from './content/articles';
import type { Operator } from './content/operator-schema';
import { type Day, moved } from './deadlines/duration';
import { servedPlaces, takesMessages } from './served';
import { type Area, areas } from './states';

/** Registrations with a state's bar that are in force on a day. */
const atBar = (state: Area, { registrations = [] }: Operator, day: string) =>
  registrations.filter(
    (one) =>
      one.state === state &&
      one.validUntil >= day &&
      one.body.toLowerCase() === `state bar of ${state}`.toLowerCase(),
  );

/** What the operator does or lacks, the fact that says so, and how to see it on a day. */
const conditions = {
  'lists a registration that has ended': {
    fact: 'registrations',
    holds: ({ registrations = [] }, day) =>
      registrations.some(({ validUntil }) => validUntil < day),
  },
  'has no number of the State Bar in force': {
    fact: 'registrations',
    holds: (operator, day) => atBar('California', operator, day).length === 0,
  },
  'is not certified as a government or nonprofit body': {
    fact: 'registrations',
    holds: (operator, day) => atBar('Texas', operator, day).every(({ kind }) => kind === 'other'),
  },
  'names no responsible attorney': {
    fact: 'attorney',
    holds: (operator) => !responsibleAttorney(operator),
  },
  'is paid for each message': {
    fact: 'payment',
    holds: ({ payment }) => payment?.kind === 'perMessage',
  },
  'says how attorneys pay': { fact: 'payment', holds: ({ payment }) => Boolean(payment) },
  // Both forms offer each accident type, and one is an injury at work (content/accident-types.yml).
  'takes messages about injuries at work': { fact: 'states', holds: () => true },
} satisfies Record<
  string,
  { fact: keyof Operator; holds: (operator: Operator, day: string) => boolean }
>;
type Condition = keyof typeof conditions;

/** What the law asks of who runs the site. Counsel decides whether these rows are enough. */
export type Rule = {
  /** States in which the operator serves people or takes their messages. */
  where: readonly Area[] | 'every state';
  /** It protects people who live there too, wherever they were hurt. */
  residents?: true;
  law: string;
  url?: string;
  /** The day on which the law was read; missing where it still has to be. */
  read?: string;
} & (
  | { refusedWithout: readonly (keyof Operator)[] }
  | { refusedIf: Condition }
  /** A text of content/forms.yml that stands where a message is sent. */
  | { text: 'advertisement' | 'sale' | 'compensation'; if: Condition }
);

const today = '2026-11-25';

/** The decision table. docs/rules.md prints it. */
export const referralLaw: readonly Rule[] = [
  {
    where: 'every state',
    refusedWithout: ['legalName', 'address', 'attorney', 'payment', 'selection', 'states'],
    law: 'ABA Model Rules 7.1 and 7.2(b), (d), as the states have adopted them',
    url: 'https://www.americanbar.org/groups/professional_responsibility/policy/ethics_2000_commission/e2k_72_202/',
    read: today,
  },
  {
    where: 'every state',
    refusedWithout: ['hours', 'retention'],
    law: 'FTC Act section 5; California Civil Code 1798.100(a)(3)',
  },
  {
    where: 'every state',
    refusedIf: 'lists a registration that has ended',
    law: 'FTC Act section 5',
  },
  {
    where: ['California'],
    refusedIf: 'has no number of the State Bar in force',
    law: 'California Business and Professions Code 6155(a)(1)',
    url: 'https://california.public.law/codes/ca_bus_and_prof_code_section_6155',
    read: today,
  },
  {
    where: ['Texas'],
    refusedIf: 'is not certified as a government or nonprofit body',
    law: 'Texas Occupations Code 952.102(a)(1)',
    url: 'http://www.lawserver.com/law/state/texas/tx-codes/texas_occupations_code_952-102',
    read: today,
  },
  {
    where: ['New York'],
    refusedWithout: ['adLabel'],
    law: 'New York Rule 7.1(f)',
  },
  {
    where: ['New York'],
    refusedIf: 'names no responsible attorney',
    law: 'New York Rule 7.1(h)',
    url: 'https://nylawblog.typepad.com/suigeneris/2007/02/new_york_lawyer_1.html',
    read: today,
  },
  {
    where: ['West Virginia'],
    refusedIf: 'names no responsible attorney',
    law: 'West Virginia Rule 7.2(d)',
    url: 'http://www.wvodc.org/infolegalservices.htm',
    read: today,
  },
  {
    where: ['Florida'],
    refusedWithout: ['attorneys'],
    law: 'Florida Bar Rules 4-7.12(a)(2) and 4-7.22(d)',
    url: 'https://www.floridabar.org/ethics/etad/qualifying-providers-lawyer-referral-services/',
    read: today,
  },
  {
    where: ['New Jersey'],
    refusedWithout: ['attorneys'],
    law: 'New Jersey Committee on Attorney Advertising, Opinion 43',
    url: 'https://njlaw.rutgers.edu/collections/ethics/caa/caa43_1.html',
  },
  {
    where: ['Washington'],
    residents: true,
    refusedIf: 'is paid for each message',
    law: 'Washington RCW 19.373.070(1)',
    url: 'https://lawfilesext.leg.wa.gov/Law/RCWArchive/2023/htm/RCW%20%2019%20%20TITLE/RCW%20%2019%20.373%20%20CHAPTER/RCW%20%2019%20.373%20.070.htm',
    read: today,
  },
  {
    where: ['Nevada'],
    residents: true,
    refusedIf: 'is paid for each message',
    law: 'Nevada NRS 603A.535',
    url: 'https://leg.state.nv.us/division/legal/lawlibrary/NRS/NRS-603A.html',
  },
  {
    where: ['Connecticut'],
    residents: true,
    refusedIf: 'is paid for each message',
    law: 'Connecticut General Statutes 42-526(a)(1)(D)',
    url: 'https://lawserver.com/law/state/connecticut/ct-laws/connecticut_statutes_42-526',
    read: today,
  },
  {
    where: ['Maryland'],
    residents: true,
    refusedIf: 'is paid for each message',
    law: 'Maryland Commercial Law 14-4707(a)(2)',
    url: 'https://lexace.ai/us/statute/maryland/CL-14-4707',
    read: today,
  },
  {
    where: 'every state',
    text: 'advertisement',
    if: 'says how attorneys pay',
    law: 'ABA Model Rule 7.2; Florida Bar Rule 4-7.22; New York opinions 1131, 1213, 1267',
  },
  {
    where: 'every state',
    text: 'sale',
    if: 'is paid for each message',
    law: 'California Civil Code 1798.100, .135',
  },
  {
    where: ['California'],
    text: 'compensation',
    if: 'takes messages about injuries at work',
    law: 'California Labor Code 5432(a)',
    url: 'https://self-law.org/code/ca/labor-code/5432',
    read: today,
  },
];

// In both languages, and without a letter.
const nobody = /^(?:(?:none|no|not|ningun[oa]?|sin|n\.?\/?a)\b|[^\p{L}]*$)/iu;

/** Undefined also for what says that there is none, which is no name. */
export function responsibleAttorney({ attorney = '' }: Operator): string | undefined {
  return nobody.test(attorney.trim()) ? undefined : attorney;
}

export type Refusal = { fact: keyof Operator; rule: Rule; where: readonly Area[] };

/** What makes a build for visitors unlawful, with the states where it does. */
export function refusalsOf(operator: Operator, today = dayOfBuild()): Refusal[] {
  return referralLaw.flatMap((rule): Refusal[] => {
    const where = placesOf(rule, operator);
    // Until states are given, that is what is asked for.
    if (where.length === 0 || !(operator.states || rule.where === 'every state')) return [];
    return factsAgainst(rule, operator, today).map((fact) => ({ fact, rule, where }));
  });
}

function factsAgainst(rule: Rule, operator: Operator, today: Day): readonly (keyof Operator)[] {
  if ('refusedWithout' in rule)
    return rule.refusedWithout.filter((name) => [operator[name] ?? []].flat().length === 0);
  if (!('refusedIf' in rule)) return [];
  const { fact, holds } = conditions[rule.refusedIf];
  return holds(operator, today) ? [fact] : [];
}

function placesOf({ where }: Rule, operator: Operator): readonly Area[] {
  const served = servedPlaces(operator);
  const open = areas.filter((area) => takesMessages(area, served));
  return where === 'every state' ? open : where.filter((area) => open.includes(area));
}

/** Where a text is due, by the place of the accident. */
export function placesOfText(
  text: Extract<Rule, { text: string }>['text'],
  operator: Operator,
): readonly Area[] {
  const rule = referralLaw.find((one) => 'text' in one && one.text === text);
  if (!rule || !('if' in rule) || !conditions[rule.if].holds(operator, '')) return [];
  return placesOf(rule, operator);
}

/** Areas whose residents may send nothing, wherever they were hurt. */
export function closedToResidents(operator: Operator, today = dayOfBuild()): readonly Area[] {
  return referralLaw
    .filter(({ residents }) => residents)
    .filter((rule) => factsAgainst(rule, operator, today).length > 0)
    .flatMap(({ where }) => (where === 'every state' ? areas : where));
}

/** Registrations in force that end within 60 days. */
export function endingSoon({ registrations = [] }: Operator, today: Day) {
  const soon = moved(today, 'P60D');
  return registrations.filter(({ validUntil }) => validUntil >= today && validUntil <= soon);
}
