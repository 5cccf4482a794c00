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
  // Optional, so they hold it up for a second at most.
  const styled = Promise.race([addStyles(island.dataset['styles']), wait(1000)]);
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

const sheets = new Map<string, Promise<void>>();

/** Adds the styles of what islands render later, once for all of them; without them they work. */
async function addStyles(address?: string): Promise<void> {
  if (!address) return;
  const sheet = sheets.get(address) ?? adopt(address);
  sheets.set(address, sheet);
  // The next island tries again.
  await sheet.catch(() => sheets.delete(address));
}

/** The policy allows no other kind of sheet. */
async function adopt(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await response.text());
  document.adoptedStyleSheets.push(sheet);
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function showBroken(island: HTMLElement) {
  const fallback = document.getElementById('broken-part')?.cloneNode(true).childNodes ?? [];
  island.replaceChildren(...fallback);
  island.querySelector('button')?.addEventListener('click', () => window.location.reload());
}
