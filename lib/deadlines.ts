import type { Claim, Clock, ClockGroup, Step } from './clock';
import type { Path } from './content/locate-value';
import type { StateDeadlines } from './content/state-schema';

/** What the fields of a state's file have in common. */
type LawInFile = {
  key?: string;
  for?: string;
  rule?: string | undefined;
  join?: ClockGroup['join'];
  clocks?: ({ [Name in keyof Clock]?: Clock[Name] | undefined } & Words)[];
  text?: string | undefined;
  outerText?: string | undefined;
  section: string;
  url?: string | undefined;
  confirmed: Law['confirmed'];
};
type Words = { if?: string | undefined; to?: string | undefined };

const fields = [
  'injury',
  'death',
  'deathFromCare',
  'malpractice',
  'government',
  'workReport',
  'workClaim',
  'beforeSuit',
  'special',
  'fault',
  'stops',
] as const;

/** A law of a state, with the clocks as they stand alone. */
export type Law = Pick<ClockGroup, 'join'> & {
  /** Never changes: injury, or special.16-003. */
  id: string;
  /** A field of the state's file; steps before a lawsuit name their case. */
  kind: string;
  path: Path;
  section: string;
  url: string | undefined;
  confirmed: 'statute' | 'two-sources' | 'unsure';
  text: string | undefined;
  outerText: string | undefined;
  /** The rule about one's own fault, or whether a death from care has the clocks of any other. */
  rule: string | undefined;
  clocks: readonly (Clock & Words)[];
};

// What the fields say of their clocks; clocks of other rules name it themselves.
const known: Record<string, { claim: Claim[]; step?: Step }> = {
  injury: { claim: ['injury'], step: 'sue' },
  death: { claim: ['death'], step: 'sue' },
  deathFromCare: { claim: ['care', 'death'], step: 'sue' },
  malpractice: { claim: ['care'], step: 'sue' },
  'beforeSuit.malpractice': { claim: ['care'] },
  government: { claim: ['government'] },
  'beforeSuit.government': { claim: ['government'] },
  workReport: { claim: ['work'], step: 'report' },
  workClaim: { claim: ['work'], step: 'claim' },
};

// The schema asks for what a field does not say.
const missing = { claim: [], step: 'sue' };

/** What a law can be about. */
export const kinds = [
  ...fields,
  'beforeSuit.malpractice',
  'beforeSuit.government',
  'federal',
] as const;

/** All laws of a state in the order of its file, fault rules and pauses included. */
export function lawsIn(row: StateDeadlines): Law[] {
  return fields.flatMap((field) => {
    const laws: LawInFile | LawInFile[] = row[field];
    if (Array.isArray(laws)) return laws.map((law, index) => lawAt([field, index], law));
    const isSame = field === 'deathFromCare' && laws.rule === 'same';
    return [lawAt([field], isSame ? { ...laws, clocks: row.death.clocks } : laws)];
  });
}

/** Laws that hold in every state. */
export function federalLaws(laws: readonly LawInFile[]): Law[] {
  return laws.map((law, index) => lawAt(['federal', index], law));
}

function lawAt(path: [field: string, index?: number], law: LawInFile): Law {
  const { key, join, clocks = [], text, outerText, rule, section, url, confirmed } = law;
  const [field] = path;
  const kind = law.for ? `${field}.${law.for}` : field;
  return {
    id: key ? `${field}.${key}` : field,
    kind,
    path: path as Path,
    section,
    url,
    confirmed,
    text,
    outerText,
    rule,
    join,
    clocks: clocks.map(
      (clock) => ({ ...missing, ...known[kind], ...clock }) as Law['clocks'][number],
    ),
  };
}
