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

// stop: a mistake or question came up. leave: the request left. lose: no clear answer. change,
// restore: the form's text differs from the sent text, or equals it again. Missing events change
// nothing.
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
} as const satisfies Record<string, Partial<Record<Event, string>>>;

export function isInDoubt(phase: Phase): boolean {
  return /^(unknown|arrived)/.test(phase);
}

export function isBusy(phase: Phase): boolean {
  return phase === 'checking' || phase === 'sending';
}

/** The next phase; `before` is the one when Send was pressed, kept by a refused retry. */
export function nextPhase(phase: Phase, event: Event, before: Phase): Phase {
  const row: Partial<Record<Event, Phase | 'before'>> = transitions[phase];
  const next = row[event] ?? phase;
  return next === 'before' || (next === 'failed' && isInDoubt(before)) ? before : next;
}
