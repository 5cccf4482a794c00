'use client';

import { useEffect, useRef, useState } from 'react';
import { mayHaveArrived } from '@/lib/email';

/** What a form is doing; "unknown" means that no answer came, so the message may have arrived or not. */
export type Phase = 'idle' | 'sending' | 'slow' | 'failed' | 'unknown' | 'arrived';

const slowAfter = 8000;
const giveUpAfter = 30_000;

/**
 * Sends once at a time and says how it goes. Takes what to do when the message has arrived; nothing
 * is ever sent again by itself.
 */
export function useSending(onSent: () => Promise<void>) {
  const [phase, setPhase] = useState<Phase>('idle');
  // State would change only with the next render, too late for a second click.
  const isLocked = useRef(false);
  const isWaiting = useRef(false);

  async function start(send: () => Promise<void>, delay: number) {
    if (isLocked.current) return;
    isLocked.current = true;
    isWaiting.current = true;
    setPhase('sending');
    const slow = setTimeout(() => setPhase('slow'), slowAfter);
    try {
      await wait(delay);
      const answer = send();
      const isAnswered = await Promise.race([answer.then(() => true), wait(giveUpAfter)]);
      isWaiting.current = false;
      if (isAnswered) {
        await onSent();
        setPhase('idle');
      } else {
        console.error(`No answer came within ${giveUpAfter / 1000} seconds.`);
        setPhase('unknown');
        followUp(answer);
      }
    } catch (reason) {
      fail(reason);
    } finally {
      clearTimeout(slow);
      isWaiting.current = false;
      isLocked.current = false;
    }
  }

  function fail(reason: unknown) {
    setPhase(logFailure(reason));
  }

  /** An answer that comes after all only changes what the form says, unless it is sending again. */
  function followUp(answer: Promise<void>) {
    const settle = (next: Phase) => setPhase((now) => (now === 'unknown' ? next : now));
    answer.then(
      () => settle('arrived'),
      (reason) => settle(logFailure(reason)),
    );
  }

  const isSending = phase === 'sending' || phase === 'slow';
  useEffect(() => {
    if (!isSending) return;
    // Closing the tab now could cut the message off: the browser asks first.
    const ask = (event: BeforeUnloadEvent) => isWaiting.current && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSending]);

  return { phase, setPhase, isSending, start, fail };
}

function logFailure(reason: unknown): Phase {
  const isUnknown = mayHaveArrived(reason);
  console.error(
    isUnknown ? 'The message may not have been sent.' : 'The message was not sent.',
    reason,
  );
  return isUnknown ? 'unknown' : 'failed';
}

function wait(milliseconds: number): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, false));
}
