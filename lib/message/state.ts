import { fingerprint } from './identifiers';
import { isBusy, nextPhase, type Phase } from './phases';
import { type Draft, type Earlier, hasAnswers } from './records';

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
  /** Another tab was sending it when Send was pressed. */
  isSentElsewhere: boolean;
  /** When the visitor was asked whether to keep an old draft. */
  askedAt?: number | undefined;
  /** The answers were erased because they were too old. */
  isExpired: boolean;
  /** Part of what the tab had stored could not be read. */
  isIncomplete: boolean;
};

const beforeTry = { isRefused: false, isSentElsewhere: false };

export const initialState: MessageState = {
  phase: 'draft',
  values: {},
  touched: [],
  query: '',
  reference: '',
  isKept: true,
  ...beforeTry,
  isExpired: false,
  isIncomplete: false,
};

export type Content = Pick<Draft, 'values' | 'touched' | 'query'>;

export type MessageEvent =
  | { type: 'start'; from?: Partial<MessageState> }
  | { type: 'find'; reference: string }
  | { type: 'write'; content: Content; changedAt: number }
  | { type: 'press'; id: string }
  | { type: 'stop'; isSentElsewhere: boolean }
  | { type: 'leave'; now: number }
  | { type: 'accept' | 'refuse' | 'lose' }
  | { type: 'hear'; earlier: Earlier };

/** The state after an event; the same one if the event changes nothing. `spare` is a new reference. */
export function reduce(state: MessageState, event: MessageEvent, spare: string): MessageState {
  const phase = nextPhase(state.phase, event.type, state.attempt?.phase);
  const isLate = !phase && !['write', 'hear', 'accept'].includes(event.type);
  const next = isLate ? undefined : afterEvent(state, event);
  return next ? settle({ ...next, phase: phase ?? state.phase }, spare) : state;
}

/** What the event changes beside the phase; undefined if it says nothing new. */
function afterEvent(state: MessageState, event: MessageEvent): MessageState | undefined {
  const { phase, earlier, attempt, values, reference, corrects } = state;
  switch (event.type) {
    case 'start':
      return { ...initialState, isKept: state.isKept, ...event.from };
    case 'find':
      return { ...state, reference: event.reference };
    case 'write': {
      const { content, changedAt } = event;
      const own = phase === 'sent' ? '' : reference;
      const isNew = { reference: own, isExpired: false, askedAt: undefined };
      return { ...state, ...content, changedAt, ...isNew };
    }
    case 'press':
      return { ...state, attempt: { id: event.id, phase, earlier }, ...beforeTry };
    case 'stop':
      return { ...state, isSentElsewhere: event.isSentElsewhere };
    case 'leave': {
      const left = { reference, hash: fingerprint(values), corrects, outcome: 'unknown' } as const;
      return { ...state, earlier: left, changedAt: state.changedAt ?? event.now };
    }
    case 'accept':
      return earlier && { ...state, earlier: { ...earlier, outcome: 'arrived' } };
    case 'refuse':
      return { ...state, earlier: attempt?.earlier, isRefused: attempt?.earlier !== undefined };
    case 'hear': {
      // While this tab's own attempt is out, news is what holds if that one is refused.
      const isOut = phase === 'sending' && attempt;
      const known = isOut ? attempt.earlier : earlier;
      const { reference: named, outcome } = event.earlier;
      const isKnown = known?.reference === named && [known.outcome, 'unknown'].includes(outcome);
      if (isKnown || phase === 'sent') return undefined;
      const heard = {
        ...event.earlier,
        corrects: named === reference ? corrects : known?.corrects,
      };
      return isOut
        ? { ...state, attempt: { ...attempt, earlier: heard } }
        : { ...state, earlier: heard };
    }
    default:
      return state;
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

/** Whether leaving the page could lose something. */
export function isAtRisk(state: MessageState): boolean {
  return isBusy(state.phase) || (!state.isKept && hasAnswers(state));
}
