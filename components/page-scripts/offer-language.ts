// Runs before the first paint, so nothing shifts.
const offer = document.querySelector<HTMLElement>('[data-offers]');
if (offer) {
  const { offers, insteadOf } = offer.dataset;
  const preferred = navigator.languages.map((name) => name.slice(0, 2));
  offer.hidden = preferred.find((name) => name === offers || name === insteadOf) !== offers;
}

export {};
