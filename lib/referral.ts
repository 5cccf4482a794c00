import { dayOfBuild } from './content/articles';
import type { Operator } from './content/operator-schema';
import { type Day, moved } from './deadlines/duration';
import { type Rule, referralLaw } from './referral-law';
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
export type Condition = keyof typeof conditions;

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
