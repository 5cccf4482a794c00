import { z } from 'zod';
import { type Operator, operatorSchema } from './content/operator-schema';
import { dayOfBuild } from './day-of-build';
import { type Day, moved } from './deadlines/duration';
import rules from './referral-law.json';
import { type Served, takesMessages } from './served';
import { type Area, areas } from './states';

/** Registrations with a state's bar that are in force on the day of the build. */
const atBar = (state: Area, { registrations = [] }: Operator) =>
  registrations.filter(
    (registration) =>
      registration.state === state &&
      registration.validUntil >= dayOfBuild() &&
      registration.body.toLowerCase().replace(/^the /, '') ===
        `state bar of ${state}`.toLowerCase(),
  );

/** What the operator does or lacks, the fact that says so, and how to see it. */
const conditions = {
  'lists a registration that has ended': {
    fact: 'registrations',
    holds: ({ registrations = [] }) =>
      registrations.some(({ validUntil }) => validUntil < dayOfBuild()),
  },
  'has no number of the State Bar in force': {
    fact: 'registrations',
    holds: (operator) => atBar('California', operator).length === 0,
  },
  'is not certified as a government or nonprofit body': {
    fact: 'registrations',
    holds: (operator) => atBar('Texas', operator).every(({ kind }) => kind === 'other'),
  },
  'names no responsible attorney': {
    fact: 'attorney',
    holds: ({ attorney }) => !attorney?.name,
  },
  'is paid for each message': {
    fact: 'payment',
    holds: ({ payment }) => payment?.kind === 'perMessage',
  },
  'says how attorneys pay': { fact: 'payment', holds: ({ payment }) => Boolean(payment) },
  // Both forms offer each accident type, and one is an injury at work (content/accident-types.yml).
  'takes messages about injuries at work': { fact: 'states', holds: () => true },
} satisfies Record<string, { fact: keyof Operator; holds: (operator: Operator) => boolean }>;
type Condition = keyof typeof conditions;

/** What the law asks of who runs the site. Counsel decides whether these rows are enough. */
const ruleSchema = z
  .strictObject({
    /** States in which the operator serves people or takes their messages; every state without it. */
    where: z.array(z.enum(areas)).optional(),
    /** It protects people who live there too, wherever they were hurt. */
    residents: z.literal(true).optional(),
    /** No statute: only a lawyer can judge whether it binds, so the owner may answer for it. */
    judged: z.literal(true).optional(),
    /** Facts that must be given. */
    lacks: z.array(operatorSchema.keyof()).default([]),
    if: z.enum(Object.keys(conditions) as Condition[]).optional(),
    /** Nothing is refused then: this text of content/forms.yml stands where a message is sent. */
    text: z.enum(['advertisement', 'sale', 'compensation']).optional(),
    law: z.string(),
    url: z.url().optional(),
    /** The day on which the law was read; missing where it still has to be. */
    read: z.iso.date().optional(),
  })
  .refine((rule) => rule.lacks.length > 0 || rule.if, 'lacks a condition');

export type Rule = z.infer<typeof ruleSchema>;

/** The decision table. docs/rules.md prints it. */
export const referralLaw: readonly Rule[] = z.array(ruleSchema).parse(rules);

export type Refusal = { fact: keyof Operator; rule: Rule; where: readonly Area[] };

/** What makes a build for visitors unlawful, with the states where it does. */
export function refusalsOf(operator: Operator): Refusal[] {
  return openFacts(operator).filter(({ rule }) => !(rule.judged && operator.ownResponsibility));
}

/** What the owner answers for in place of a lawyer, in one line. */
export function ownRisk(operator: Operator): string | undefined {
  const { name, day, sentence } = operator.ownResponsibility ?? {};
  if (!sentence) return undefined;
  const open = openFacts(operator).filter(({ rule }) => rule.judged);
  const facts = [...new Set(open.map(({ fact }) => fact))].join(', ') || 'nothing now';
  return `${name} answers for ${facts} (${day}): “${sentence}”`;
}

function openFacts(operator: Operator): Refusal[] {
  return referralLaw.flatMap((rule): Refusal[] => {
    const where = placesOf(rule, operator);
    // Until states are given, that is what is asked for.
    if (where.length === 0 || (rule.where && !operator.states)) return [];
    return factsAgainst(rule, operator).map((fact) => ({ fact, rule, where }));
  });
}

function factsAgainst(rule: Rule, operator: Operator): (keyof Operator)[] {
  if (rule.text) return [];
  const lacking = rule.lacks.filter((name) => [operator[name] ?? []].flat().length === 0);
  const met = rule.if && conditions[rule.if];
  return met?.holds(operator) ? [...lacking, met.fact] : lacking;
}

/** What the operator says of places; everywhere is served while it says nothing. */
function unservedBy({ states }: Operator): Served['unserved'] {
  const { all = !states, served = [], others = [] } = states ?? {};
  const unlisted = all ? [] : areas.filter((area) => !served.includes(area));
  const said = others.map(({ state, ...facts }) => [state, facts]);
  return Object.fromEntries([...unlisted.map((area) => [area, {}]), ...said]);
}

/** States served, and states whose residents may send nothing, wherever they were hurt. */
export function servedBy(operator: Operator): Served {
  const closedHomes = referralLaw
    .filter((rule) => rule.residents && factsAgainst(rule, operator).length > 0)
    .flatMap(({ where = areas }) => where);
  return { unserved: unservedBy(operator), closedHomes };
}

function placesOf({ where }: Rule, operator: Operator): readonly Area[] {
  const served = { unserved: unservedBy(operator) };
  const open = areas.filter((area) => takesMessages(area, served));
  return where ? where.filter((area) => open.includes(area)) : open;
}

/** Where a text is due, by the place of the accident. */
export function placesOfText(text: Rule['text'], operator: Operator): readonly Area[] {
  const rule = referralLaw.find((candidate) => candidate.text === text);
  if (!rule?.if || !conditions[rule.if].holds(operator)) return [];
  return placesOf(rule, operator);
}

/** Registrations in force that end within 60 days. */
export function endingSoon({ registrations = [] }: Operator, today: Day) {
  const soon = moved(today, 'P60D');
  return registrations.filter(({ validUntil }) => validUntil >= today && validUntil <= soon);
}
