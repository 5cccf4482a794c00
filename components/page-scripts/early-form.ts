import { claimParameters, splitParts, togglePart } from '@/lib/forms/parameters';

// The form of intake or contact, above, until its island comes with the first touch.

const island = document.querySelector<HTMLElement>('[data-island=email-form]');
const form = island?.querySelector<HTMLFormElement>('form:not([novalidate])');

/** Loads the island at once. */
function load() {
  if (island) island.dataset['when'] = 'load';
}

// On a slow connection somebody may be in a field before the loader of islands.
for (const touch of ['pointerover', 'focusin', 'input']) form?.addEventListener(touch, load);

try {
  // What the tab keeps of messages, or for the next page.
  if (Object.keys(sessionStorage).some((key) => /^(draft|sent|taken)-/.test(key))) load();
} catch {
  // Storage is blocked.
}
// After Correct it.
if (location.hash) load();

const control = (name: string) => form?.elements.namedItem(name);
const types = control(claimParameters.accidentType);
const zipCode = control(claimParameters.zipCode);

// Words to tap in place of writing them.
form?.addEventListener('click', ({ target }) => {
  // Translators wrap its text in elements.
  const button = (target as Element).closest('button');
  const { dataset } = button?.closest<HTMLElement>('[data-adds-to]') ?? {};
  const line = control(dataset?.['addsTo'] ?? '');
  // The island does this too, and turns the browser's own checks off.
  if (!(button && line instanceof HTMLInputElement) || form.noValidate) return;
  const word = button.textContent;
  line.value = togglePart(line.value, word);
  button.ariaPressed = String(splitParts(line.value).includes(word));
});

/** Shows a type's own words, which are in the page for all types, in place of the common ones. */
function askAbout(type: string) {
  for (const { children } of form?.querySelectorAll('[data-by-type]') ?? []) {
    const all = [...children] as HTMLElement[];
    const shown = all.find(({ dataset }) => dataset['type'] === type) ?? all[0];
    for (const words of all) words.hidden = words !== shown;
  }
}

const query = new URLSearchParams(location.search);
if (types instanceof HTMLSelectElement) {
  const given = query.get(claimParameters.accidentType);
  const type = [...types.options].find(({ value }) => value === given);
  if (type) type.selected = true;
  types.addEventListener('change', () => askAbout(types.value));
  askAbout(types.value);
}
if (zipCode instanceof HTMLInputElement) {
  const given = query.get(claimParameters.zipCode) ?? '';
  const isPlain = /^\d{5}$/.test(given);
  if (isPlain) {
    zipCode.value = given;
    // Room for the two lines that the island says about it.
    const line = zipCode.parentElement?.lastElementChild as HTMLElement;
    Object.assign(line.style, { marginTop: '0.25rem', minHeight: '2.8125rem' });
  }
  // The island reads other zip codes, and says where nobody is referred to an attorney.
  if (given && (!isPlain || form?.dataset['refuses'])) load();
}
