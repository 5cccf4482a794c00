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
  let timer = setTimeout(() => {
    canceling.abort();
    console.error('The message was not sent, because a part of the page did not load.');
    message.refuse(id);
  }, giveUpAfter);

  try {
    const prepared = await prepare();
    if (!prepared) return message.stop(id);
    await prepared.send({
      signal: canceling.signal,
      onLeave() {
        clearTimeout(timer);
        message.leave(id, prepared.answers);
        timer = setTimeout(() => {
          console.error(`No answer came within ${giveUpAfter / 1000} seconds.`);
          message.lose(id);
        }, giveUpAfter);
      },
    });
    message.accept(id);
  } catch (reason) {
    if (canceling.signal.aborted) return;
    const isUnknown = reason instanceof EmailError && reason.mayHaveArrived;
    const outcome = isUnknown ? 'may not have been sent' : 'was not sent';
    console.error(`The message ${outcome}.`, reason);
    countEvent('Not sent', { status: reason instanceof EmailError ? reason.status : 0 });
    message[isUnknown ? 'lose' : 'refuse'](id);
  } finally {
    clearTimeout(timer);
  }
}
