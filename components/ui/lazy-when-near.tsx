'use client';

import { type ComponentType, lazy, Suspense, useState } from 'react';

/**
 * Takes a name for a part of the page and how to load its component, and returns a component whose
 * HTML is there from the start, and whose script comes when the part comes near the screen, is
 * touched or gets the focus.
 */
export function lazyWhenNear<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const id = `${name}-part`;
  let arrive: () => void = () => undefined;
  const isNear = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  // On the server everything is wanted at once. So it is in development, where a part that waits
  // would hold up every change of the content.
  if (typeof document === 'undefined' || process.env.NODE_ENV === 'development') arrive();

  const Lazy = lazy(async () => {
    await isNear;
    return { default: await load().catch(stayAsHtml) };
  });

  // As a ref it gets the element that is in the page for good, also where React has made it anew.
  function watch(part: HTMLDivElement) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) arrive();
      },
      { rootMargin: '400px' },
    );
    observer.observe(part);
    part.addEventListener('pointerdown', arrive);
    part.addEventListener('focusin', arrive);
    // The address leads into the part, or to a place that the browser has not found: the part may know it.
    const target = document.querySelector(':target');
    if (window.location.hash && (!target || part.contains(target))) arrive();
    return () => observer.disconnect();
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, never while rendering.
  return function LazyPart(props: Props) {
    return (
      <div ref={watch} id={id}>
        <Suspense fallback={<ServerHtml id={id} />}>
          <Lazy {...props} />
        </Suspense>
      </div>
    );
  };
}

/**
 * The HTML that the part had, until its script is here. Where something has changed the page before
 * its scripts came (an extension, a translation), React makes it anew and would leave the part empty.
 */
function ServerHtml({ id }: { id: string }) {
  // At its first rendering the old page is still there.
  const [old] = useState(() => globalThis.document?.getElementById(id));
  return old ? <div ref={(place) => place?.append(...old.childNodes)} /> : null;
}

// A script that does not load must not take the page with it: the part stays the HTML that it is.
function stayAsHtml(reason: unknown): Promise<never> {
  console.error('A part of the page stays without its script.', reason);
  return new Promise(() => undefined);
}
