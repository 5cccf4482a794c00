import { useEffect, useRef, useState } from 'react';
import { EmailError } from '@/lib/email';

/**
 * What a form is doing. "asking": it asks about answers nobody chose; "unknown": the message left and no
 * answer came; "arrived": the answer came after all; "sent": the next page did not open.
 */
export type Phase =
  | 'idle'
  | 'asking'
  | 'sending'
  | 'slow'
  | 'failed'
  | 'unknown'
  | 'arrived'
  | 'sent';

/** One press of Send: aborted before the message has left, it never leaves. */
export type Attempt = { signal: AbortSignal; onLeave: () => void };

const slowAfter = 8000;
const giveUpAfter = 30_000;

/**
 * Sends once at a time and says how it goes; the page itself never sends anything again. Takes what to
 * do once a message was sent, which ends when the page is left, or could not be left.
 */
export function useSending(onSent: () => Promise<void>) {
  const [phase, setPhase] = useState<Phase>('idle');
  // State would change only with the next render, too late for a second click.
  const isLocked = useRef(false);
  const isWaiting = useRef(false);

  /** Takes what one press of Send does; it returns what the form is to show then. */
  async function start(send: (attempt: Attempt) => Promise<Phase>): Promise<void> {
    if (isLocked.current) return;
    isLocked.current = true;
    isWaiting.current = true;
    setPhase('sending');
    const slow = setTimeout(() => setPhase('slow'), slowAfter);
    const canceling = new AbortController();
    let hasLeft = () => {};
    const leaving = new Promise<void>((resolve) => {
      hasLeft = resolve;
    });
    const outcome = send({ signal: canceling.signal, onLeave: hasLeft }).catch(phaseAfter);
    // What has not left by then is canceled, so that it does not leave while it is being corrected.
    const isUnderWay = await Promise.race([outcome, leaving, wait(giveUpAfter)]);
    if (isUnderWay === timedOut) {
      canceling.abort();
      console.error('The message was not sent: a part of the page did not load.');
      end('failed');
    } else {
      const ended = await Promise.race([outcome, wait(giveUpAfter)]);
      if (ended === 'sent') {
        isWaiting.current = false;
        await onSent();
      }
      if (ended !== timedOut) return end(ended);
      console.error(`No answer came within ${giveUpAfter / 1000} seconds.`);
      end('unknown');
      // An answer that comes late changes what the form says, unless it is doing something else by then.
      const late = await outcome;
      setPhase((now) => (now === 'unknown' ? (late === 'sent' ? 'arrived' : late) : now));
    }

    function end(next: Phase) {
      clearTimeout(slow);
      isWaiting.current = false;
      isLocked.current = false;
      setPhase(next);
    }
  }

  const isSending = phase === 'sending' || phase === 'slow';
  useEffect(() => {
    if (!isSending) return;
    // Closing the tab now could cut the message off: the browser asks first.
    const ask = (event: BeforeUnloadEvent) => isWaiting.current && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSending]);

  return { phase, setPhase, isSending, start };
}

function phaseAfter(reason: unknown): Phase {
  const isUnknown = reason instanceof EmailError && reason.mayHaveArrived;
  console.error(
    isUnknown ? 'The message may not have been sent.' : 'The message was not sent.',
    reason,
  );
  return isUnknown ? 'unknown' : 'failed';
}

const timedOut = Symbol('timed out');

function wait(milliseconds: number): Promise<typeof timedOut> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, timedOut));
}
