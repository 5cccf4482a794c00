import { claimParameters, finderName } from '@/lib/claim-query';

// Chooses what an address or a link names. React may replace the elements, so query them each time.
const finder = () => document.forms.namedItem(finderName);
const tilesIn = (place?: Element | null) => [
  ...(place?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? []),
];
const choose = (tile?: HTMLInputElement) => tile?.click();
const chooseNamed = (hash: string) => {
  const place = document.getElementById(hash.slice(1));
  // Other forms have radio buttons too.
  if (finder()?.contains(place)) choose(tilesIn(place)[0]);
};

document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest('a');
  if (link && link.pathname === location.pathname) chooseNamed(link.hash);
});

// Only on a new visit: on Back and Reload the browser restores the choice.
const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (opened?.type === 'navigate') {
  const query = new URLSearchParams(location.search);
  chooseNamed(location.hash);
  choose(tilesIn(finder()).find(({ value }) => value === query.get(claimParameters.accidentType)));
  const zipCode = finder()?.elements.namedItem(claimParameters.zipCode) as HTMLInputElement | null;
  if (zipCode) zipCode.value ||= query.get(claimParameters.zipCode) ?? '';
}
