import type { Day } from './duration';
import { type Claim, claims, facts } from './vocabulary';

/** Of the injury or treatment, the death, and the first answer or denial in writing. */
export type Days = Partial<Record<'injury' | 'death' | 'decision', Day | undefined>>;

/** What somebody tells of a case: what it was, what it surely was not, and the days they know. */
export type Person = {
  claims: readonly Claim[];
  denied?: readonly Claim[];
  days: Days;
  today: Day;
};

/** Name of the answer that denies the kinds which were not named. */
export const nothingElse = 'nothing-else';

/** What a case can be, also where it was not named. */
export const kindsOfCase = claims.filter((claim) => /kind|rare/.test(facts[claim].open ?? ''));

/** Whether a question concerns a case of which these facts are said. */
export function arises(question: Claim, said: Iterable<Claim>): boolean {
  const { after } = facts[question];
  return !after || [...said].some((fact) => after.includes(fact));
}

/** What the answer to a question decides. */
export const decidedBy = (question: Claim): readonly Claim[] => [
  question,
  ...(facts[question].brings ?? []),
];

/** With these, an injury has a time of its own beside the general one. */
const ownTime: readonly Claim[] = ['death', 'work', 'care'];

/** What some facts say of a case together. */
export function saidBy(told: readonly Claim[]): Set<Claim> {
  const said = new Set(told.flatMap((claim) => [claim, ...(facts[claim].states ?? [])]));
  if (!ownTime.some((claim) => said.has(claim))) said.add('injury');
  return said;
}

/** What is said of a case, and what else may be true of it. */
export function toCase({ claims: told, denied = [], days, today }: Person) {
  const said = saidBy(told);
  const possible = new Map<Claim, string>();
  for (const question of claims) {
    const { open, unknowable = [] } = facts[question];
    const isDenied = denied.includes(question) && !unknowable.some((fact) => said.has(fact));
    const isOpen = open && arises(question, [...said, ...possible.keys()]) && !isDenied;
    if (!said.has(question) && !isOpen) continue;
    const settledBy = open === 'rare' ? nothingElse : question;
    for (const claim of denied.includes(question) ? [question] : decidedBy(question))
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

export type Case = ReturnType<typeof toCase>;
