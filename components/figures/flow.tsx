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
