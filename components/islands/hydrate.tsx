import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type PartName, parts } from './parts';

/** Makes an island a React root of its own. Rejects where its script does not come. */
export async function hydrate(island: HTMLElement): Promise<void> {
  const name = island.dataset['island'] as PartName;
  const Part = (await parts[name]()) as ComponentType<object>;
  const props = JSON.parse(island.nextElementSibling?.textContent ?? '{}');
  // A transition is worked off in slices, so a slow phone can react in between.
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

/** Shows what the page holds for an island that broke (broken-part.tsx). */
function showBroken(island: HTMLElement) {
  const words = document.getElementById('broken-part')?.cloneNode(true).childNodes ?? [];
  island.replaceChildren(...words);
  island.querySelector('button')?.addEventListener('click', () => window.location.reload());
}
