'use client';

import { type ComponentType, lazy, Suspense } from 'react';

/**
 * Takes the id of a part of the page and how to load its component, and returns a component whose
 * HTML is there from the start, and whose script comes when that part comes near the screen, is
 * touched or gets the focus.
 */
export function lazyWhenNear<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Lazy = lazy(async () => {
    await isNear(id);
    return { default: await load().catch(stayAsHtml) };
  });
  return function LazyPart(props: Props) {
    return (
      <Suspense>
        <Lazy {...props} />
      </Suspense>
    );
  };
}

function isNear(id: string): Promise<void> {
  // On the server everything is wanted at once. So it is in development, where a part that waits
  // would hold up every change of the content.
  const isAtOnce = typeof document === 'undefined' || process.env.NODE_ENV === 'development';
  const part = isAtOnce ? null : document.getElementById(id);
  if (!part) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) arrive();
      },
      { rootMargin: '400px' },
    );
    observer.observe(part);
    part.addEventListener('pointerdown', arrive, { once: true });
    part.addEventListener('focusin', arrive, { once: true });

    function arrive() {
      observer.disconnect();
      resolve();
    }
  });
}

// A script that does not load must not take the page with it: the part stays the HTML that it is.
function stayAsHtml(reason: unknown): Promise<never> {
  console.error('A part of the page stays without its script.', reason);
  return new Promise(() => undefined);
}
