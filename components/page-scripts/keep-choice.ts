import { finderName } from '@/lib/claim-query';

// The link to the other edition takes along what was chosen and typed in the finder, or what the address says. The
// forms keep their answers in a draft.
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
  if (!link) return;
  const finder = document.forms.namedItem(finderName);
  link.search = finder
    ? new URLSearchParams(new FormData(finder) as never).toString()
    : location.search;
});
