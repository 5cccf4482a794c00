type Fact<Name extends string> = {
  /**
   * Counts as possible until it is denied: alone, or with the other kinds that a case can be, which
   * people who fell off a hospital bed may not name. One answer denies what is rare.
   */
  open?: 'alone' | 'kind' | 'rare';
  /** Facts with which it arises; without them, in every case. */
  after?: readonly Name[];
  /** What an answer other than no makes possible too. */
  brings?: readonly Name[];
  /** With these facts nobody can know that it is not so, and a denial settles only what it brings. */
  unknowable?: readonly Name[];
  /** What it states as well. */
  states?: readonly Name[];
};

const named = <Name extends string>(all: Record<Name, Fact<NoInfer<Name>>>) =>
  all as Record<Name, Fact<Name>>;

/** What can be true of a case, which decides whether a clock concerns it. */
export const facts = named({
  injury: { open: 'alone' },
  death: {},
  care: { open: 'kind' },
  // No patient can know whose hospital or clinic it was.
  government: { open: 'alone', brings: ['place', 'housing', 'federal'], unknowable: ['care'] },
  // Who is retired was not working when an illness from work came out.
  work: { open: 'alone', unknowable: ['disease', 'rail-sea'] },
  vehicle: { open: 'kind' },
  boat: { open: 'rare' },
  // It makes a victim whom a state’s fund may pay.
  attack: { open: 'kind', brings: ['victim'], states: ['victim'] },
  crime: { open: 'alone', after: ['attack'] },
  victim: {},
  'no-fault': { open: 'alone', after: ['vehicle'] },
  uninsured: { open: 'alone', after: ['vehicle', 'boat'], brings: ['victim'] },
  bar: { open: 'alone', after: ['vehicle', 'attack', 'injury', 'death'] },
  dog: { open: 'rare' },
  ski: { open: 'rare' },
  ride: { open: 'rare' },
  // Public roads, buildings and housing mostly belong to a government.
  place: { states: ['government'] },
  housing: { states: ['government'] },
  prison: { states: ['government'] },
  premises: { open: 'rare' },
  child: {},
  incapacity: {},
  object: { open: 'rare' },
  toxic: { open: 'rare' },
  product: { open: 'rare' },
  disease: { open: 'rare' },
  // Many clinics count as federal, which nobody is asked.
  federal: { open: 'alone', after: ['care'] },
  'rail-sea': { open: 'rare' },
  trip: { open: 'rare' },
  vaccine: { open: 'rare' },
  tribal: {},
  // Against what the person who caused the harm left.
  estate: {},
});

export type Claim = keyof typeof facts;
export const claims = Object.keys(facts) as [Claim, ...Claim[]];

/** In the order in which they are due. */
export const steps = ['care', 'report', 'notice', 'claim', 'sue', 'wait'] as const;
export type Step = (typeof steps)[number];

/** What a state offers to people who were hurt. */
export const helpKinds = ['bar', 'legalAid', 'courtHelp', 'workAgency', 'victimFund'] as const;

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

type StartFacts = {
  /** Nobody is asked for its day, which never precedes the injury. */
  isUnasked?: boolean;
  /** Why a clock that runs from it can still be open. */
  late?: LateReason;
};

const withFacts = <Name extends string>(all: Record<Name, StartFacts>) => all;

/** From when a clock runs. */
export const starts = withFacts({
  injury: {},
  found: { isUnasked: true, late: 'found' },
  death: { isUnasked: true },
  act: {},
  'treatment-end': { isUnasked: true },
  birth: {},
  notice: {},
  suit: {},
  claim: {},
  payment: { late: 'payment' },
  decision: {},
  restored: {},
  letters: { isUnasked: true, late: 'estate' },
  hired: {},
  sale: { isUnasked: true },
  'last-day': { isUnasked: true },
  report: { isUnasked: true },
});
export type Start = keyof typeof starts;
