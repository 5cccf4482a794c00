/** What happened, to whom, and against whom; all tags of a clock must fit the person. */
export const claims = [
  'injury',
  'death',
  'care',
  'government',
  'work',
  'vehicle',
  'no-fault',
  'uninsured',
  'bar',
  'attack',
  'crime',
  'dog',
  'ski',
  'ride',
  'place',
  'child',
  'incapacity',
  'object',
  'toxic',
  'product',
  'disease',
  'federal',
  'rail-sea',
  'trip',
  'vaccine',
] as const;
export type Claim = (typeof claims)[number];

/** What is to be done in time; wait must pass between a notice or claim and the suit. */
export const steps = ['care', 'report', 'notice', 'claim', 'sue', 'wait'] as const;
export type Step = (typeof steps)[number];

/** The day from which a clock runs. */
export const starts = [
  'injury',
  'found',
  'death',
  'act',
  'treatment-end',
  'birth',
  'notice',
  'suit',
  'claim',
  'payment',
  'decision',
  'restored',
  'answer',
  'letters',
  'service',
  'hired',
  'sale',
  'last-day',
  'report',
] as const;
export type Start = (typeof starts)[number];

/** Why a late step can still be open. */
export const lateReasons = [
  'found',
  'child',
  'excuse',
  'payment',
  'crime',
  'knew',
  'hidden',
  'estate',
] as const;
export type LateReason = (typeof lateReasons)[number];

export type Clock = {
  claim: readonly Claim[];
  step: Step;
  /** ISO 8601 duration such as P2Y, P1Y90D or PT72H; missing where the law has no number. */
  time?: string | undefined;
  from?: Start | undefined;
  /** The later of both starts counts. */
  orFrom?: Start | undefined;
  /** Never more than this, from `outerFrom` or the act. */
  outer?: string | undefined;
  outerFrom?: Start | undefined;
  /** Missing it costs less than the case. */
  soft?: boolean | undefined;
  ageBelow?: number | undefined;
  /** Only for what happened before this day. */
  before?: string | undefined;
  late?: readonly LateReason[] | undefined;
};

/** Clocks of one law. Joined ones are one clock, of which the later or earlier end counts. */
export type ClockGroup = { join?: 'later' | 'earlier' | undefined; clocks: readonly Clock[] };
