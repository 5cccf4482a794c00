const atRest = [
  'draft',
  // It was not sent.
  'failed',
  // It may have arrived.
  'unknown',
  // An earlier text may have arrived; the one in the form was not sent.
  'unknownChanged',
  'arrived',
  // An earlier text arrived; the one in the form was not sent.
  'arrivedChanged',
] as const;

/** After `sent` the form is empty, and the confirmation follows. */
export type Phase = (typeof atRest)[number] | 'checking' | 'sending' | 'sent';

/** Each row: on this event, these phases lead to that one. */
const table = [
  // The form opens, is erased or expires: it starts as a draft.
  ['start', [...atRest, 'checking', 'sending', 'sent'], 'draft'],
  // The form opens, and the visitor hasn't seen the confirmation of its last message.
  ['find', ['draft'], 'sent'],
  // What is written after a confirmed message is a new one.
  ['write', ['sent'], 'draft'],
  // Send starts a check, unless one is running.
  ['press', [...atRest, 'sent'], 'checking'],
  // A mistake, a question or another tab that is sending the same ends the check.
  ['stop', ['checking'], 'asBefore'],
  // So does news about an earlier message: the visitor decides again.
  ['hear', ['checking'], 'asBefore'],
  ['accept', ['checking'], 'asBefore'],
  // The request leaves the browser.
  ['leave', ['checking'], 'sending'],
  // The service takes the message.
  ['accept', ['sending'], 'sent'],
  // The service refuses it, at once or late, or it could not leave.
  ['refuse', ['checking', 'sending', 'unknown', 'unknownChanged'], 'failed'],
  // No clear answer comes.
  ['lose', ['sending'], 'unknown'],
  // After each event, what is known about an earlier message comes before a draft or a failure:
  // the form holds its text, or another one.
  ['same as unknown', atRest, 'unknown'],
  ['not as unknown', atRest, 'unknownChanged'],
  ['same as arrived', atRest, 'arrived'],
  ['not as arrived', [...atRest, 'sent'], 'arrivedChanged'],
] as const satisfies [event: string, from: readonly Phase[], to: Phase | 'asBefore'][];

export type PhaseEvent = (typeof table)[number][0];

/**
 * Returns the next phase, or undefined if the event has no row for this phase. `before` is the
 * phase when Send was pressed.
 */
export function nextPhase(phase: Phase, event: PhaseEvent, before?: Phase): Phase | undefined {
  const row = table.find(([name, from]) => name === event && from.some((one) => one === phase));
  return row?.[2] === 'asBefore' ? before : row?.[2];
}

export function isBusy(phase: Phase): boolean {
  return phase === 'checking' || phase === 'sending';
}
