import type { FigureOf } from '@/lib/content/figure-schemas';

export function Flow({ figure: { steps } }: { figure: FigureOf<'flow'> }) {
  return (
    <ol>
      {steps.map(({ title, text }, index) => {
        const isLast = index === steps.length - 1;
        return (
          <li key={title} className={`relative pl-12 ${isLast ? '' : 'pb-4'}`}>
            <StepMark number={index + 1} isLast={isLast} />
            <p className="font-semibold">{title}</p>
            <p className="text-ink-soft">{text}</p>
          </li>
        );
      })}
    </ol>
  );
}

function StepMark({ number, isLast }: { number: number; isLast: boolean }) {
  return (
    <svg
      aria-hidden="true"
      width="2em"
      overflow="visible"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      className="text-teal absolute left-0 h-full"
    >
      <circle cx="1em" cy="1em" r="0.85em" stroke={isLast ? 'var(--amber)' : undefined} />
      <text
        x="1.11em"
        y="1.45em"
        textAnchor="middle"
        fontSize="0.9em"
        fontWeight="600"
        fill="var(--ink)"
        stroke="none"
      >
        {number}
      </text>
      {!isLast && (
        <>
          <line x1="1em" x2="1em" y1="2.1em" y2="100%" />
          {/* Only a nested svg can be positioned at the end of the line. */}
          <svg aria-hidden="true" x="1em" y="100%" overflow="visible">
            <path d="m-5-6 5 5 5-5" />
          </svg>
        </>
      )}
    </svg>
  );
}

/** The stages of a case, in order. */
export function Timeline({ figure: { points } }: { figure: FigureOf<'timeline'> }) {
  return (
    <ol>
      {points.map(({ when, what }, index) => {
        const isLast = index === points.length - 1;
        const fill = isLast ? 'var(--amber)' : 'currentColor';
        return (
          <li key={when} className={`relative pl-8 ${isLast ? '' : 'pb-4'}`}>
            <svg
              aria-hidden="true"
              width="1em"
              overflow="visible"
              className="text-teal absolute left-0 h-full"
            >
              {!isLast && (
                <rect x="0.44em" y="1em" width="0.12em" height="100%" fill="var(--line)" />
              )}
              <circle cx="0.5em" cy="0.8em" r="0.42em" fill={fill} />
            </svg>
            <p className="text-amber-text font-semibold">{when}</p>
            {what}
          </li>
        );
      })}
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
