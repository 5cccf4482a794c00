// Shows fonts in the first frame if another page of the site has probably loaded them.
if (document.referrer.startsWith(`${location.origin}/`))
  document.documentElement.classList.add('has-fonts');

// Offers the visitor's own language now, so nothing shifts later.
const all = [...document.querySelectorAll<HTMLElement>('[data-offers]')];
const known = all.flatMap(({ dataset: { offers, insteadOf } }) => [offers, insteadOf]);
const preferred = navigator.languages
  .map((name) => name.slice(0, 2))
  .find((name) => known.includes(name));
for (const offer of all) offer.hidden = offer.dataset['offers'] !== preferred;

export {};
