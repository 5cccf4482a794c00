import { Component, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { readProps } from './read-props';
import { takeBack } from './take-back';

/** What can be an island, and where its script is. */
export const islands = {
  'after-sending': async () => (await import('../confirmation/after-sending')).AfterSending,
  'claim-finder': async () => (await import('../home/claim-finder')).ClaimFinder,
  'email-form': async () => (await import('../forms/email-form')).EmailForm,
  'faq-tabs': async () => (await import('../home/faq-tabs')).FaqTabs,
  'review-carousel': async () => (await import('../home/review-carousel')).ReviewCarousel,
};

export type IslandName = keyof typeof islands;

/**
 * Mounts an island as a root of its own, from which others’ `changes` are taken back. Rejects if its
 * script fails to load.
 */
export async function hydrate(island: HTMLElement, changes?: () => MutationRecord[]) {
  const name = island.dataset['island'] as IslandName;
  const [Part, props] = (await Promise.all([islands[name](), readProps(island)])) as [
    ComponentType<object>,
    object,
  ];
  if (changes) takeBack(changes());
  hydrateRoot(
    island,
    <Boundary island={island}>
      <Part {...props} />
    </Boundary>,
  );
}

class Boundary extends Component<{ island: HTMLElement; children: ReactNode }> {
  override state = { isBroken: false };

  override componentDidCatch(error: unknown) {
    console.error(error);
    this.setState({ isBroken: true }, () => showBroken(this.props.island));
  }

  override render() {
    return !this.state.isBroken && this.props.children;
  }
}

function showBroken(island: HTMLElement) {
  const fallback = document.getElementById('broken-part')?.cloneNode(true).childNodes ?? [];
  island.replaceChildren(...fallback);
  island.querySelector('button')?.addEventListener('click', () => window.location.reload());
}
