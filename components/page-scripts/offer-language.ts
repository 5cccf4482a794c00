// Runs before the first paint, so nothing shifts. One script in the page has one hash in its policy.
import './skip-font-delay';

const all = [...document.querySelectorAll<HTMLElement>('[data-offers]')];
const known = all.flatMap(({ dataset: { offers, insteadOf } }) => [offers, insteadOf]);
const preferred = navigator.languages
  .map((name) => name.slice(0, 2))
  .find((name) => known.includes(name));
for (const offer of all) offer.hidden = offer.dataset['offers'] !== preferred;
