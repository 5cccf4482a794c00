import type { Claim } from '../content/clock-schema';
import type { Day } from './duration';

/** Of the injury or treatment, the death, and the first answer or denial in writing. */
export type Days = Partial<Record<'injury' | 'death' | 'decision', Day | undefined>>;

/** What somebody tells of a case: what it was, what it surely was not, and the days they know. */
export type Person = {
  claims: readonly Claim[];
  denied?: readonly Claim[];
  days: Days;
  today: Day;
};

type Question = {
  /** Facts with which it arises; without them, in every case. */
  after?: readonly Claim[];
  /** What an answer other than no makes possible too. */
  brings?: readonly Claim[];
  /** With these facts nobody can know that it is not so, so that no denial counts. */
  unknowable?: readonly Claim[];
};

/** Name of the answer that denies the kinds which were not named. */
export const nothingElse = 'nothing-else';

/**
 * What a case can be, also where it was not named: people who fell off a hospital bed may not call it
 * medical care.
 */
const rareKinds: readonly Claim[] = [
  'product',
  'dog',
  'toxic',
  'disease',
  'object',
  'ride',
  'ski',
  'trip',
  'rail-sea',
  'vaccine',
];
export const kindsOfCase: readonly Claim[] = ['vehicle', 'care', 'attack', ...rareKinds];

/** What people may not know of their own case. Until they deny it, it counts as possible. */
const questions: Partial<Record<Claim, Question>> = {
  ...Object.fromEntries(kindsOfCase.map((kind) => [kind, {}])),
  injury: {},
  attack: { brings: ['victim'] },
  // Who is retired was not working when an illness from work came out.
  work: { unknowable: ['disease', 'rail-sea'] },
  // No patient can know whose hospital or clinic it was.
  government: { brings: ['place', 'housing', 'federal'], unknowable: ['care'] },
  // Many clinics count as federal, which nobody is asked.
  federal: { after: ['care'] },
  'no-fault': { after: ['vehicle'] },
  uninsured: { after: ['vehicle'], brings: ['victim'] },
  bar: { after: ['vehicle', 'attack', 'injury', 'death'] },
  crime: { after: ['attack'] },
};

/** Whether a question concerns a case of which these facts are said. */
export function arises(question: Claim, said: Iterable<Claim>): boolean {
  const { after } = questions[question] ?? {};
  return !after || [...said].some((fact) => after.includes(fact));
}

/** What the answer to a question decides. */
export const decidedBy = (question: Claim): readonly Claim[] => [
  question,
  ...(questions[question]?.brings ?? []),
];

/**
 * Facts that other facts state: public roads, buildings and housing mostly belong to a government, and an
 * attack makes a victim whom a state's fund may pay.
 */
const states: Partial<Record<Claim, readonly Claim[]>> = {
  place: ['government'],
  housing: ['government'],
  attack: ['victim'],
};

/** With these, an injury has a time of its own beside the general one. */
const ownTime: readonly Claim[] = ['death', 'work', 'care'];

/** What some facts say of a case together. */
export function saidBy(claims: readonly Claim[]): Set<Claim> {
  const said = new Set(claims.flatMap((claim) => [claim, ...(states[claim] ?? [])]));
  if (!ownTime.some((claim) => said.has(claim))) said.add('injury');
  return said;
}

/** What is said of a case, and what else may be true of it. */
export function caseOf({ claims, denied = [], days, today }: Person) {
  const said = saidBy(claims);
  const possible = new Map<Claim, string>();
  for (const [name, { unknowable = [] }] of Object.entries(questions)) {
    const question = name as Claim;
    const isDenied = denied.includes(question) && !unknowable.some((fact) => said.has(fact));
    const isOpen = arises(question, [...said, ...possible.keys()]) && !isDenied;
    if (!said.has(question) && !isOpen) continue;
    const settledBy = rareKinds.includes(question) ? nothingElse : question;
    for (const claim of decidedBy(question))
      if (!said.has(claim)) possible.set(claim, said.has(question) ? claim : settledBy);
  }
  return {
    said,
    /** With the question that settles each. */
    possible,
    // A day of death counts only where somebody died.
    days: { ...days, death: said.has('death') ? days.death : undefined } as Days,
    today,
  };
}

export type Case = ReturnType<typeof caseOf>;
