import type { Clock } from '../content/clock-schema';
import {
  type FederalDeadlines,
  type Kind,
  kinds,
  type StateDeadlines,
} from '../content/state-schema';

type InFile = Omit<StateDeadlines['malpractice'], 'clocks'> &
  Partial<StateDeadlines['malpractice']> & { key?: string; for?: string; rule?: string };

/** A law of a state, or one that holds in every state. */
export type Law = StateDeadlines['malpractice'] & {
  /** Never changes: injury, or special.16-003. */
  id: string;
  kind: Kind;
  /** The rule about one's own fault, or whether a death from care has the clocks of any other. */
  rule?: string;
};

/** All laws of a file in its order, fault rules and pauses included. */
export function lawsIn(file: StateDeadlines | FederalDeadlines): Law[] {
  const fields = Object.entries(file) as [field: string, laws: InFile | InFile[]][];
  const withLaws = fields.filter(([field]) => kinds.some((kind) => kind.startsWith(field)));
  return withLaws.flatMap(([field, laws]) =>
    [laws].flat().map((law) => ({
      clocks: [],
      ...law,
      ...(law.rule === 'same' && 'death' in file && { clocks: file.death.clocks.map(afterCare) }),
      id: law.key ? `${field}.${law.key}` : field,
      kind: (law.for ? `${field}.${law.for}` : field) as Kind,
    })),
  );
}

const afterCare = (clock: Clock): Clock => ({
  ...clock,
  claim: [...new Set(['care' as const, ...clock.claim])],
});
