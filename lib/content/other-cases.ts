import type { Clock } from './clock-schema';

/** Cases whose time may differ from the general one. Of each, a place says what was found, or that nobody looked. */
export const otherCases = ['product', 'attack', 'disease', 'uninsured', 'housing'] as const;

export type OtherCase = (typeof otherCases)[number];

type LawOfPlace = { clocks: readonly Clock[]; cases?: readonly OtherCase[] | undefined };

/** Whether a clock gives a case its own time, for everybody whom it concerns. */
function isOwn(name: OtherCase, { claim, step, if: onlyIf, before }: Clock): boolean {
  const isPartial = onlyIf || before || claim.includes('child') || claim.includes('death');
  // A notice to the own insurer, or a claim to a victims’ fund, says nothing of the lawsuit.
  const isStep = step === 'sue' || name === 'disease' || name === 'housing';
  return claim.includes(name) && isStep && !isPartial;
}

/** The cases for which the laws of a place have clocks of their own. */
export function ownCases(laws: readonly LawOfPlace[]): OtherCase[] {
  const clocks = laws.flatMap((law) => law.clocks);
  return otherCases.filter((name) => clocks.some((clock) => isOwn(name, clock)));
}

/** The cases of which nothing was found, or for which nobody looked. */
export function notChecked(laws: readonly LawOfPlace[]): OtherCase[] {
  const known = [...ownCases(laws), ...laws.flatMap(({ cases = [] }) => cases)];
  return otherCases.filter((name) => !known.includes(name));
}
