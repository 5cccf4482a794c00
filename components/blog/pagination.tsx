import { loadLabels } from '@/lib/content/site-content';
import { fillText } from '@/lib/inline-text';
import type { Language } from '@/lib/language';
import { routesIn } from '@/lib/routes';

// Buttons that fit on one line of a phone.
const maxButtons = 6;

type PaginationProps = {
  language: Language;
  pages: number[];
  current: number;
  position?: 'above' | 'below' | 'article';
};

/** Only lists say "page 1 of 2"; on an article it would seem to count the article's pages. */
export function Pagination({ language, pages, current, position = 'above' }: PaginationProps) {
  const labels = loadLabels(language).lists;
  const shown = pagesToShow(pages, current);
  const counted = fillText(labels.place, { page: current, pages: pages.at(-1) ?? current });
  return (
    <nav
      aria-label={position === 'below' ? labels.navigationBelow : labels.navigation}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden"
    >
      <p className="text-note">{position === 'article' ? labels.title : counted}</p>
      <ul className="flex flex-wrap items-center gap-2">
        {shown.map((page, index) => (
          <li key={page} className="flex items-center gap-2">
            {page !== pages[pages.indexOf(shown[index - 1] ?? 0) + 1] && <span aria-hidden>…</span>}
            <a
              href={routesIn(language).listPage(page)}
              className="rounded-control border-control bg-card text-ink hover:bg-wash aria-[current]:border-glow aria-[current]:bg-glow aria-[current]:text-night grid size-11 place-items-center border font-semibold no-underline aria-[current]:forced-colors:outline-3 aria-[current]:forced-colors:-outline-offset-3 aria-[current]:forced-colors:outline-[Highlight]"
              aria-label={fillText(labels.page, { page })}
              aria-current={page === current ? 'true' : undefined}
            >
              {page}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function pagesToShow(pages: number[], current: number): number[] {
  if (pages.length <= maxButtons) return pages;
  const here = pages.indexOf(current);
  return pages.filter((_, index) => {
    return index === 0 || index === pages.length - 1 || Math.abs(index - here) <= 1;
  });
}
