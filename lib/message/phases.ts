export type Phase = keyof typeof transitions;

export type PhaseEvent =
  | 'press'
  /** A mistake or a question came up before sending. */
  | 'stop'
  /** The request left. */
  | 'leave'
  | 'accept'
  /** The service refused the message, or it could not leave. */
  | 'refuse'
  /** No clear answer came. */
  | 'lose'
  /** The text in the form differs from the sent text. */
  | 'change'
  /** It equals the sent text again. */
  | 'restore';

// Events not listed for a phase change nothing.
const transitions = {
  draft: { press: 'checking' },
  checking: { stop: 'before', refuse: 'failed', leave: 'sending' },
  sending: { accept: 'sent', refuse: 'failed', lose: 'unknown' },
  failed: { press: 'checking' },
  unknown: { press: 'checking', accept: 'arrived', refuse: 'failed', change: 'unknownChanged' },
  /** An earlier text may have arrived; the one in the form was not sent. */
  unknownChanged: {
    press: 'checking',
    accept: 'arrivedChanged',
    refuse: 'failed',
    restore: 'unknown',
  },
  arrived: { press: 'checking', change: 'arrivedChanged' },
  /** An earlier text arrived; the one in the form was not sent. */
  arrivedChanged: { press: 'checking', restore: 'arrived' },
  /** It arrived and the form is empty; the confirmation follows unless the form was changed. */
  sent: { press: 'checking', change: 'arrivedChanged' },
} as const satisfies Record<string, Partial<Record<PhaseEvent, string>>>;

export function isInDoubt(phase: Phase): boolean {
  return /^(unknown|arrived)/.test(phase);
}

export function isBusy(phase: Phase): boolean {
  return phase === 'checking' || phase === 'sending';
}

/**
 * Returns the next phase. `before` is the phase when Send was pressed. It returns if sending stops,
 * or if a retry is refused while an earlier attempt may have arrived.
 */
export function nextPhase(phase: Phase, event: PhaseEvent, before: Phase): Phase {
  const row: Partial<Record<PhaseEvent, Phase | 'before'>> = transitions[phase];
  const next = row[event] ?? phase;
  return next === 'before' || (next === 'failed' && isInDoubt(before)) ? before : next;
}
