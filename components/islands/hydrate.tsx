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
  const styled = addStyles(island.dataset['styles']);
  const [Part, props] = (await Promise.all([parts[name](), readProps(island), styled])) as [
    ComponentType<object>,
    object,
    undefined,
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

const added = new Map<string, Promise<void>>();

/** Adds the styles of what islands render later, once for all of them; the policy allows no other sheet. */
function addStyles(address?: string): Promise<void> | undefined {
  if (!address) return;
  if (!added.has(address)) added.set(address, adopt(address));
  return added.get(address)?.catch((reason) => {
    added.delete(address);
    throw reason;
  });
}

async function adopt(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await response.text());
  document.adoptedStyleSheets.push(sheet);
}

function showBroken(island: HTMLElement) {
  const fallback = document.getElementById('broken-part')?.cloneNode(true).childNodes ?? [];
  island.replaceChildren(...fallback);
  island.querySelector('button')?.addEventListener('click', () => window.location.reload());
}
