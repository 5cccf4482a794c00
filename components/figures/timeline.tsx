import type { FigureOf } from '@/lib/content/figure-schemas';

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
