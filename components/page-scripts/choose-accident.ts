import { claimParameters, finderName } from '@/lib/claim-query';

// Keeps tiles and dropdown in sync. React may replace the elements, so query them each time.
const finder = () => document.forms.namedItem(finderName);
const tilesIn = (place?: Element | null) => [
  ...(place?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? []),
];
const choose = (tile?: HTMLInputElement) => tile?.click();
const chooseNamed = (hash: string) => choose(tilesIn(document.getElementById(hash.slice(1)))[0]);

document.addEventListener('change', ({ target }) => {
  const tiles = tilesIn(finder());
  const dropdown = finder()?.querySelector('select');
  const chosen = tiles.indexOf(target as HTMLInputElement);
  if (dropdown && target === dropdown) {
    const tile = tiles[dropdown.selectedIndex];
    if (tile) tile.checked = true;
  } else if (dropdown && chosen >= 0) dropdown.selectedIndex = chosen;
});

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
