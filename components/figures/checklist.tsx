import type { FigureOf } from '@/lib/content/figure-schemas';

export function Checklist({ figure: { items } }: { figure: FigureOf<'checklist'> }) {
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <svg
            aria-hidden="true"
            viewBox="0 0 24 24"
            width="1.4em"
            height="1.4em"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            className="text-teal shrink-0"
          >
            <rect x="2" y="2" width="20" height="20" rx="6" />
            <path d="m7 12.5 3.5 3.5 6.5-7.5" className="print:hidden" />
          </svg>
          <span className="min-w-0">{item}</span>
        </li>
      ))}
    </ul>
  );
}
