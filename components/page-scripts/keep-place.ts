import { finderName } from '@/lib/claim-query';

// Makes language links keep the current section and the finder's choices or the query.
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
  if (!link) return;
  const finder = document.forms.namedItem(finderName);
  link.search = finder
    ? new URLSearchParams(new FormData(finder) as never).toString()
    : location.search;
  link.hash = placeOnScreen() ?? location.hash;
});

/** The last element with an id above the middle of the screen; none at the top. */
function placeOnScreen(): string | undefined {
  if (scrollY === 0) return undefined;
  const places = [
    ...document.querySelectorAll<HTMLElement>('main :is(section, h2, h3, li)[id]'),
  ].filter((one) => one.offsetParent);
  return places.findLast((one) => one.getBoundingClientRect().top < innerHeight / 2)?.id;
}
