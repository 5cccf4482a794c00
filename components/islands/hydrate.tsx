import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { readProps } from './read-props';

/** What can be an island, and where its script is. */
export const parts = {
  'after-sending': async () => (await import('../confirmation/after-sending')).AfterSending,
  'claim-finder': async () => (await import('../home/claim-finder')).ClaimFinder,
  'email-form': async () => (await import('../forms/email-form')).EmailForm,
  'faq-tabs': async () => (await import('../home/faq-tabs')).FaqTabs,
  'review-carousel': async () => (await import('../home/review-carousel')).ReviewCarousel,
};

export type PartName = keyof typeof parts;

/** Mounts an island as a separate React root. Rejects if its script fails to load. */
export async function hydrate(island: HTMLElement): Promise<void> {
  const name = island.dataset['island'] as PartName;
  const [Part, props] = (await Promise.all([parts[name](), readProps(island)])) as [
    ComponentType<object>,
    object,
  ];
  // Transitions hydrate in slices and keep slow phones responsive.
  startTransition(() => {
    hydrateRoot(island, <Part {...props} />, {
      identifierPrefix: name,
      onUncaughtError(error) {
        console.error(error);
        showBroken(island);
      },
    });
  });
}

function showBroken(island: HTMLElement) {
  const fallback = document.getElementById('broken-part')?.cloneNode(true).childNodes ?? [];
  island.replaceChildren(...fallback);
  island.querySelector('button')?.addEventListener('click', () => window.location.reload());
}
