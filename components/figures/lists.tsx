import type { FigureOf } from '@/lib/content/figure-schemas';

const lineDown = 'absolute border-l-2 group-last:hidden';

export function Flow({ figure: { steps } }: { figure: FigureOf<'flow'> }) {
  return (
    <ol>
      {steps.map(({ title, text }, index) => (
        <li key={title} className="group relative pb-4 pl-12 last:pb-0">
          <span
            aria-hidden
            className="border-teal group-last:border-amber absolute top-[0.1em] left-[0.1em] grid size-[1.8em] place-items-center rounded-full border-2 leading-none"
          >
            <span className="text-[0.9em] font-semibold">{index + 1}</span>
          </span>
          <span className={`${lineDown} border-teal top-[2.1em] bottom-0 left-[calc(1em-1px)]`}>
            <span className="border-teal absolute bottom-px -left-[5px] size-2 rotate-45 border-r-2 border-b-2" />
          </span>
          <p className="font-semibold">{title}</p>
          <p className="text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** The stages of a case, in order. */
export function Timeline({ figure: { points } }: { figure: FigureOf<'timeline'> }) {
  return (
    <ol>
      {points.map(({ when, what }) => (
        <li key={when} className="group relative pb-4 pl-8 last:pb-0">
          <span
            className={`${lineDown} border-line top-[1em] -bottom-[0.8em] left-[calc(0.5em-1px)]`}
          />
          <span className="border-teal group-last:border-amber absolute top-[0.38em] left-[0.08em] rounded-full border-[0.42em]" />
          <p className="text-amber-text font-semibold">{when}</p>
          {what}
        </li>
      ))}
    </ol>
  );
}

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
