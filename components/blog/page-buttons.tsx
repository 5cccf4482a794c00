import { routes } from '@/lib/routes';

/** The numbered buttons above lists and articles; the one whose list this page belongs to is marked. */
export function PageButtons({ pages, current }: { pages: number[]; current: string }) {
  return (
    <nav aria-label="Article pages" className="mb-8">
      <ul className="flex gap-2">
        {pages.map((page) => (
          <li key={page}>
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
