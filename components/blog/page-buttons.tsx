import { routes } from '@/lib/routes';

// As many as fit beside each other on a phone.
const mostButtons = 6;

/** The numbered buttons above lists and articles; the one whose list this page belongs to is marked. */
export function PageButtons({ pages, current }: { pages: number[]; current: string }) {
  const shown = pagesToShow(pages, current);
  return (
    <nav aria-label="Article pages" className="mb-8">
      <ul className="flex flex-wrap items-center gap-2">
        {shown.map((page, index) => (
          <li key={page} className="flex items-center gap-2">
            {page - (shown[index - 1] ?? 0) > 1 && <span aria-hidden>…</span>}
            <a
              href={routes.listPage(page)}
              className="page-button"
              aria-label={`Page ${page}`}
              aria-current={current === `page${page}` ? 'true' : undefined}
            >
              {page}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** All pages, or of many the first, the last, and the current with those beside it. */
function pagesToShow(pages: number[], current: string): number[] {
  if (pages.length <= mostButtons) return pages;
  const here = Number(current.replace('page', ''));
  return pages.filter((page) => page === 1 || page === pages.length || Math.abs(page - here) <= 1);
}
