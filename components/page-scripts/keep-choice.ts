import { finderName } from '@/lib/claim-query';

// Language links take along the finder's choices or the query.
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
  if (!link) return;
  const finder = document.forms.namedItem(finderName);
  link.search = finder
    ? new URLSearchParams(new FormData(finder) as never).toString()
    : location.search;
});
