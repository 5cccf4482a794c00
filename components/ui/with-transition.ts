import { flushSync } from 'react-dom';

/** Takes a change of state and makes it in a view transition, where the browser has them and motion is wanted. */
export function withTransition(change: () => void): void {
  const wantsStillness = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!document.startViewTransition || wantsStillness) {
    change();
    return;
  }
  const transition = document.startViewTransition(() => flushSync(change));
  // A hidden page or the next click skips a transition; the change is made all the same.
  transition.ready.catch(() => undefined);
}
