/** What a message is doing, and what is known of it. */
export type Phase = keyof typeof transitions;

export type Event =
  | 'press'
  | 'stop'
  | 'leave'
  | 'accept'
  | 'refuse'
  | 'lose'
  | 'change'
  | 'restore';

// press: Send. stop: a mistake or a question came up. leave: the request leaves. accept, refuse: the service's
// own answer, at once or late. lose: no answer of the service's own. change, restore: the form no longer holds
// the text that left, or holds it again. What is not here changes nothing.
const transitions = {
  /** Being written. */
  draft: { press: 'checking' },
  /** Send was pressed, and nothing has left. */
  checking: { stop: 'before', refuse: 'failed', leave: 'sending' },
  /** It has left, and its answer is awaited. */
  sending: { accept: 'sent', refuse: 'failed', lose: 'unknown' },
  /** It did not arrive. */
  failed: { press: 'checking' },
  /** It may have arrived. */
  unknown: { press: 'checking', accept: 'arrived', refuse: 'failed', change: 'unknownChanged' },
  /** An earlier text may have arrived; the one in the form was never sent. */
  unknownChanged: {
    press: 'checking',
    accept: 'arrivedChanged',
    refuse: 'failed',
    restore: 'unknown',
  },
  /** It has arrived, and still is in the form. */
  arrived: { press: 'checking', change: 'arrivedChanged' },
  /** An earlier text has arrived; the one in the form was never sent. */
  arrivedChanged: { press: 'checking', restore: 'arrived' },
  /** It has arrived, the form is empty, and the confirmation follows; not where the form was changed meanwhile. */
  sent: { press: 'checking', change: 'arrivedChanged' },
} as const satisfies Record<string, Partial<Record<Event, string>>>;

/** The phases in which something that left earlier has arrived or may have. */
export function isInDoubt(phase: Phase): boolean {
  return /^(unknown|arrived)/.test(phase);
}

export function isBusy(phase: Phase): boolean {
  return phase === 'checking' || phase === 'sending';
}

/**
 * The phase after an event; `before` is the one in which Send was pressed. A refused try says nothing of an
 * earlier one that may have arrived.
 */
export function nextPhase(phase: Phase, event: Event, before: Phase): Phase {
  const row: Partial<Record<Event, Phase | 'before'>> = transitions[phase];
  const next = row[event] ?? phase;
  return next === 'before' || (next === 'failed' && isInDoubt(before)) ? before : next;
}
