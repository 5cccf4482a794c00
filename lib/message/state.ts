import { fingerprint } from './identifiers';
import { isBusy, nextPhase, type Phase } from './phases';
import type { Draft, Earlier } from './records';

export type MessageState = Omit<Draft, 'changedAt'> & {
  phase: Phase;
  /** Undefined if there is nothing to keep. */
  changedAt?: number | undefined;
  /** The earlier message that this one corrects. */
  corrects?: string | undefined;
  /** The last press of Send, and what held before it. */
  attempt?: { id: string; phase: Phase; earlier: Earlier | undefined } | undefined;
  isKept: boolean;
  /** The last try was refused, and an earlier one may have arrived. */
  isRefused: boolean;
  isOpenElsewhere: boolean;
  /** When the visitor was asked whether to keep an old draft. */
  askedAt?: number | undefined;
  /** The answers were erased because they were too old. */
  isExpired: boolean;
  /** Part of what the tab had stored could not be read. */
  isIncomplete: boolean;
};

export const initialState: MessageState = {
  phase: 'draft',
  values: {},
  touched: [],
  query: '',
  reference: '',
  changedAt: undefined,
  earlier: undefined,
  corrects: undefined,
  attempt: undefined,
  isKept: true,
  isRefused: false,
  isOpenElsewhere: false,
  askedAt: undefined,
  isExpired: false,
  isIncomplete: false,
};

export type Content = Pick<Draft, 'values' | 'touched' | 'query'>;

export type MessageEvent =
  | { type: 'start'; from?: Partial<MessageState> }
  | { type: 'find'; reference: string }
  | { type: 'write'; content: Content; changedAt: number }
  | { type: 'press'; id: string }
  | { type: 'stop' | 'leave' | 'accept' | 'refuse' | 'lose' }
  | { type: 'hear'; earlier: Earlier }
  /** Something beside the message: storage, other tabs, the clock. */
  | {
      type: 'note';
      change: Partial<Omit<MessageState, 'phase' | 'reference' | 'earlier' | 'attempt'>>;
    };

/** The state after an event; the same one if the event changes nothing. `spare` is a new reference. */
export function reduce(state: MessageState, event: MessageEvent, spare: string): MessageState {
  if (event.type === 'note') return { ...state, ...event.change };
  const phase = nextPhase(state.phase, event.type, state.attempt?.phase);
  const change = changeOf(state, event, phase !== undefined);
  return change ? settle({ ...state, ...change, phase: phase ?? state.phase }, spare) : state;
}

/** What the event changes beside the phase; undefined if it comes too late or says nothing new. */
function changeOf(
  state: MessageState,
  event: Exclude<MessageEvent, { type: 'note' }>,
  hasRow: boolean,
): Partial<MessageState> | undefined {
  const { phase, earlier, attempt, values, reference, corrects } = state;
  switch (event.type) {
    case 'write': {
      const own = phase === 'sent' ? '' : reference;
      const { content, changedAt } = event;
      return { ...content, changedAt, reference: own, isExpired: false, askedAt: undefined };
    }
    case 'hear': {
      // While this tab's own attempt is out, news is what holds if that one is refused.
      const known = phase === 'sending' ? attempt?.earlier : earlier;
      const { reference: heard, outcome } = event.earlier;
      const isKnown =
        known?.reference === heard && (known.outcome === 'arrived' || outcome === 'unknown');
      if (isKnown || phase === 'sent') return undefined;
      return phase === 'sending' && attempt
        ? { attempt: { ...attempt, earlier: event.earlier } }
        : { earlier: event.earlier };
    }
    case 'accept':
      return earlier && { earlier: { ...earlier, outcome: 'arrived' } };
  }
  if (!hasRow) return undefined;
  switch (event.type) {
    case 'start':
      return { ...initialState, isKept: state.isKept, ...event.from };
    case 'find':
      return { reference: event.reference };
    case 'press':
      return { attempt: { id: event.id, phase, earlier }, isRefused: false };
    case 'leave': {
      const hash = fingerprint(values);
      return { earlier: { reference, hash, corrects, outcome: 'unknown' } };
    }
    case 'refuse': {
      const before = attempt?.earlier;
      return { earlier: before, isRefused: before !== undefined };
    }
    default:
      return {};
  }
}

/** Compares the text with the earlier message: what it is now, and what it goes out as. */
function settle(state: MessageState, spare: string): MessageState {
  const { phase, earlier, values, reference } = state;
  if (!earlier) return { ...state, reference: reference || spare, corrects: undefined };
  const isSame = earlier.hash === fingerprint(values);
  const next = nextPhase(phase, `${isSame ? 'same' : 'not'} as ${earlier.outcome}`) ?? phase;
  if (next === 'sent')
    return { ...initialState, phase: next, reference: earlier.reference, isKept: state.isKept };
  const own = reference === earlier.reference ? '' : reference;
  return {
    ...state,
    phase: next,
    reference: isSame ? earlier.reference : own || spare,
    corrects: isSame ? earlier.corrects : earlier.reference,
  };
}

export const hasAnswers = ({ values }: Pick<Draft, 'values'>) => Object.keys(values).length > 0;

/** Whether leaving the page could lose something. */
export function isAtRisk(state: MessageState): boolean {
  return isBusy(state.phase) || (!state.isKept && hasAnswers(state));
}
