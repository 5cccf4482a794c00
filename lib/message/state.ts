import { fingerprint } from './identifiers';
import { type Draft, type Earlier, hasAnswers } from './records';

/** Each row: where an event leads, by the step at which it happens. Without a way it changes nothing. */
const table = {
  // The form opens, is erased or expires.
  start: { resting: 'resting', checking: 'resting', sending: 'resting', sent: 'resting' },
  // The form opens, and the visitor hasn't seen the confirmation of its last message.
  reopen: { resting: 'sent' },
  // What is written after a confirmed message is a new one.
  write: { resting: 'resting', checking: 'checking', sending: 'sending', sent: 'resting' },
  // Send starts a check, unless one is running.
  press: { resting: 'checking', sent: 'checking' },
  // A mistake, a question or another tab that is sending the same ends the check.
  stop: { checking: 'resting' },
  // So does news about an earlier message: the visitor decides again.
  news: { resting: 'resting', checking: 'resting', sending: 'sending' },
  // The request leaves the browser.
  leave: { checking: 'sending' },
  // The service takes the message, or late an earlier one.
  sent: { resting: 'resting', checking: 'resting', sending: 'sent' },
  // The service refuses it, at once or late, or it could not leave.
  refused: { resting: 'resting', checking: 'resting', sending: 'resting' },
  // No clear answer comes.
  unknown: { sending: 'resting' },
} as const satisfies Record<MessageEvent['type'], Partial<Record<Step, Step>>>;

/** After `sent` the form is empty, and the confirmation follows. */
type Step = 'resting' | 'checking' | 'sending' | 'sent';

/**
 * At rest, what is known: the text never left or was not sent, it may have arrived, or it arrived.
 * With `Changed`, that is true of an earlier text, and the one in the form was not sent.
 */
type Phase =
  | Exclude<Step, 'resting'>
  | 'draft'
  | 'failed'
  | Earlier['outcome']
  | `${Earlier['outcome']}Changed`;

export type MessageState = Omit<Draft, 'changedAt'> & {
  phase: Phase;
  /** Undefined if there is nothing to keep. */
  changedAt?: number | undefined;
  /** The earlier message that this one corrects. */
  corrects?: string | undefined;
  /** The last press of Send, and what had left before it. */
  attempt?: { id: string; earlier: Earlier | undefined } | undefined;
  isKept: boolean;
  /** The last try was refused; an earlier one may have arrived. */
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

export const initialState: MessageState = {
  phase: 'draft',
  values: {},
  touched: [],
  reference: '',
  isKept: true,
  isRefused: false,
  isSentElsewhere: false,
  isExpired: false,
  isIncomplete: false,
};

export type Content = Pick<Draft, 'values' | 'touched'>;

export type MessageEvent =
  | { type: 'start'; from?: Partial<MessageState> }
  | { type: 'reopen'; reference: string }
  | { type: 'write'; content: Content; changedAt: number }
  | { type: 'press'; id: string }
  | { type: 'stop'; isSentElsewhere: boolean }
  | { type: 'leave'; now: number }
  | { type: 'sent' | 'refused' | 'unknown' }
  | { type: 'news'; earlier: Earlier };

/** The state after an event; the same one if the event changes nothing. `fresh` is for a new message. */
export function reduce(state: MessageState, event: MessageEvent, fresh: string): MessageState {
  const ways: Partial<Record<Step, Step>> = table[event.type];
  const step = ways[stepOf(state)];
  const next = step && afterEvent(state, event);
  return next ? compareWithEarlier(next, step, fresh) : state;
}

function stepOf({ phase }: MessageState): Step {
  return phase === 'checking' || phase === 'sending' || phase === 'sent' ? phase : 'resting';
}

/** What the event changes beside the phase; undefined if it says nothing new. */
function afterEvent(state: MessageState, event: MessageEvent): MessageState | undefined {
  const { phase, earlier, attempt, values, reference, corrects } = state;
  switch (event.type) {
    case 'start':
      return { ...initialState, isKept: state.isKept, ...event.from };
    case 'reopen':
      return { ...state, reference: event.reference };
    case 'write': {
      const { content, changedAt } = event;
      return {
        ...state,
        ...content,
        changedAt,
        reference: phase === 'sent' ? '' : reference,
        isExpired: false,
        askedAt: undefined,
      };
    }
    case 'press':
      // A failure shows again after the check, but what is known of an earlier message comes first.
      return {
        ...state,
        attempt: { id: event.id, earlier },
        isRefused: state.isRefused && !earlier,
        isSentElsewhere: false,
      };
    case 'stop':
      return { ...state, isSentElsewhere: event.isSentElsewhere };
    case 'leave': {
      const left = { reference, hash: fingerprint(values), corrects, outcome: 'unknown' } as const;
      const changedAt = state.changedAt ?? event.now;
      return { ...state, earlier: left, changedAt, isRefused: false };
    }
    case 'sent':
      return earlier && { ...state, earlier: { ...earlier, outcome: 'arrived' } };
    case 'refused':
      // Late, it counts only while nothing better is known.
      if (stepOf(state) === 'resting' && earlier?.outcome !== 'unknown') return undefined;
      return { ...state, earlier: attempt?.earlier, isRefused: true };
    case 'news': {
      // While this tab's own attempt is out, news is what holds if that one is refused.
      const isOut = phase === 'sending' && attempt;
      const known = isOut ? attempt.earlier : earlier;
      const { reference: named, outcome } = event.earlier;
      const isKnown = known?.reference === named && [known.outcome, 'unknown'].includes(outcome);
      if (isKnown) return undefined;
      const news = {
        ...event.earlier,
        corrects: named === reference ? corrects : known?.corrects,
      };
      return isOut
        ? { ...state, attempt: { ...attempt, earlier: news } }
        : { ...state, earlier: news };
    }
    default:
      return state;
  }
}

/** Compares the text with the earlier message: what it is now, and what it goes out as. */
function compareWithEarlier(state: MessageState, step: Step, fresh: string): MessageState {
  const { earlier, values, reference, isRefused, isKept } = state;
  if (!earlier) {
    const resting = isRefused ? 'failed' : 'draft';
    const phase = step === 'resting' ? resting : step;
    return { ...state, phase, reference: reference || fresh, corrects: undefined };
  }
  const isSame = earlier.hash === fingerprint(values);
  if (step === 'sent' && isSame)
    return { ...initialState, phase: step, reference: earlier.reference, isKept };
  const resting = isSame ? earlier.outcome : (`${earlier.outcome}Changed` as const);
  const unused = reference === earlier.reference ? '' : reference;
  return {
    ...state,
    phase: step === 'checking' || step === 'sending' ? step : resting,
    reference: isSame ? earlier.reference : unused || fresh,
    corrects: isSame ? earlier.corrects : earlier.reference,
  };
}

export function isBusy({ phase }: Pick<MessageState, 'phase'>): boolean {
  return phase === 'checking' || phase === 'sending';
}

/** Whether leaving the page could lose something. */
export function isAtRisk(state: MessageState): boolean {
  return isBusy(state) || (!state.isKept && hasAnswers(state));
}
