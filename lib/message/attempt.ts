import { countEvent } from '@/lib/count';
import { EmailError } from '@/lib/email';
import type { Message } from './message';
import type { Sent } from './records';

const giveUpAfter = 30_000;

type Prepared = {
  answers: Sent['answers'];
  send: (options: { signal: AbortSignal; onLeave: () => void }) => Promise<void>;
};

/**
 * Runs one press of Send. `prepare` returns what to send, or undefined if the visitor must act
 * first. Cancels what hasn't left within half a minute.
 */
export async function attempt(message: Message, prepare: () => Promise<Prepared | undefined>) {
  const id = message.press();
  if (!id) return;
  const canceling = new AbortController();
  let unlock: (() => void) | undefined;

  function fail(outcome: 'refuse' | 'lose', status: number, ...reasons: unknown[]) {
    console.error(...reasons);
    countEvent('Not sent', { status });
    message[outcome](id as string);
    unlock?.();
  }

  let timer = setTimeout(() => {
    canceling.abort();
    fail('refuse', 0, 'The message was not sent, because a part of the page did not load.');
  }, giveUpAfter);

  try {
    const prepared = await prepare();
    unlock = prepared && (await lockFor(message.getState().reference));
    if (!prepared || !unlock) return message.stop(id, prepared !== undefined);
    await prepared.send({
      signal: canceling.signal,
      onLeave() {
        clearTimeout(timer);
        if (!message.leave(id, prepared.answers)) canceling.abort();
        canceling.signal.throwIfAborted();
        timer = setTimeout(fail, giveUpAfter, 'lose', 0, 'No answer came within half a minute.');
      },
    });
    message.accept(id);
  } catch (reason) {
    if (canceling.signal.aborted) return;
    const isUnknown = reason instanceof EmailError && reason.mayHaveArrived;
    const outcome = isUnknown ? 'may not have been sent' : 'was not sent';
    const status = reason instanceof EmailError ? reason.status : 0;
    fail(isUnknown ? 'lose' : 'refuse', status, `The message ${outcome}.`, reason);
  } finally {
    clearTimeout(timer);
    unlock?.();
  }
}

/** Returns what gives the message free again, or undefined if another tab is sending it. */
function lockFor(reference: string): Promise<(() => void) | undefined> {
  // Missing without TLS.
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    const goOn = () => resolve(() => undefined);
    const hold = (lock: Lock | null) =>
      lock ? new Promise<void>((release) => resolve(release)) : resolve(undefined);
    navigator.locks.request(`message-${reference}`, { ifAvailable: true }, hold).catch(goOn);
  });
}
