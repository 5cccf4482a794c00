import type { Clock } from './clock-schema';

/** Cases whose time may differ from the general one. Of each, a place says what was found, or that nobody looked. */
export const otherCases = ['product', 'attack', 'disease', 'uninsured', 'housing'] as const;

export type OtherCase = (typeof otherCases)[number];

type LawOfPlace = { clocks: readonly Clock[]; cases?: readonly OtherCase[] | undefined };

/** Whether a clock gives a case its own time, for everybody whom it concerns. */
function isOwn(one: OtherCase, { claim, step, if: onlyIf, before }: Clock): boolean {
  const isPartial = onlyIf || before || claim.includes('child') || claim.includes('death');
  // A notice to the own insurer, or a claim to a victims’ fund, says nothing of the lawsuit.
  const isStep = step === 'sue' || one === 'disease' || one === 'housing';
  return claim.includes(one) && isStep && !isPartial;
}

/** The cases for which the laws of a place have clocks of their own. */
export const ownCases = (laws: readonly LawOfPlace[]): OtherCase[] =>
  otherCases.filter((one) => laws.some(({ clocks }) => clocks.some((clock) => isOwn(one, clock))));

/** The cases of which nothing was found, or for which nobody looked. */
export function notChecked(laws: readonly LawOfPlace[]): OtherCase[] {
  const known = [...ownCases(laws), ...laws.flatMap(({ cases = [] }) => cases)];
  return otherCases.filter((one) => !known.includes(one));
}
