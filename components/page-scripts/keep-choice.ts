import { finderName } from '@/lib/claim-query';

/** What the visitor reads: the last named place above the middle of the screen, which both editions have. */
function placeOnScreen(): string | undefined {
  if (scrollY === 0) return undefined;
  const places = [...document.querySelectorAll('main :is(section, h2, h3, li)[id]')].filter((one) =>
    one.checkVisibility(),
  );
  return places.findLast((one) => one.getBoundingClientRect().top < innerHeight / 2)?.id;
}

// The link to the other edition takes along what was chosen and typed in the finder, or what the address says. The
// forms keep their answers by themselves.
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
  if (!link) return;
  const finder = document.forms.namedItem(finderName);
  link.search = finder
    ? new URLSearchParams(new FormData(finder) as never).toString()
    : location.search;
  link.hash = placeOnScreen() ?? location.hash;
});
