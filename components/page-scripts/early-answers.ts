import { showOwnWords } from '@/components/forms/plain-form';
import { finderName } from '@/lib/forms/parameters';

// With a form, before the other scripts, which may never come.

showOwnWords();

// Keeps tiles and dropdown in sync.
document.addEventListener(
  'change',
  ({ target }) => {
    // React may replace the elements, so query them each time.
    const finder = document.forms.namedItem(finderName);
    const tiles = [...(finder?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? [])];
    const dropdown = finder?.querySelector('select');
    const chosen = tiles.indexOf(target as HTMLInputElement);
    if (dropdown && target === dropdown) {
      const tile = tiles[dropdown.selectedIndex];
      if (tile) tile.checked = true;
    } else if (dropdown && chosen >= 0) dropdown.selectedIndex = chosen;
  },
  // Before React, which then reads the tiles.
  true,
);

// Marks answered fields for answeredIn: values don't tell a default from a choice.
for (const name of ['input', 'click'])
  window.addEventListener(name, (event) => {
    const target = event.target as HTMLInputElement;
    // Translators wrap its text in elements.
    const { form, dataset, type } = target.closest('button') ?? target;
    if (!form) return;
    if (event.type === 'input' || type === 'radio') dataset['answered'] = '';
    // Send waits for its form, unless something is typed after it.
    if (event.type === 'input') delete form.dataset['pressed'];
    else if (type === 'submit' && form.matches('[method=dialog]:not([novalidate])')) {
      event.preventDefault();
      loadAgain();
      // Enter in a field presses it too.
      if (!document.activeElement?.matches('input')) form.dataset['pressed'] = '';
    }
  });

/** What failed to load is asked for again; what came is not. */
function loadAgain() {
  for (const { src } of document.querySelectorAll<HTMLScriptElement>('[type=module]'))
    document.body.append(Object.assign(document.createElement('script'), { type: 'module', src }));
}

// Text typed before hydration is in no draft yet, so let the browser ask.
window.addEventListener('beforeunload', (event) => {
  if (document.querySelector('[data-island]:not([data-ready]) form[method=dialog] [data-answered]'))
    event.preventDefault();
});
