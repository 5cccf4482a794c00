import { positionsOnScale } from '@/lib/amounts';
import type { FigureOf } from '@/lib/content/figure-schemas';

type Point = FigureOf<'timeline'>['points'][number];

/** Drawn to scale if every point has a year or a duration. */
export function Timeline({ figure: { points } }: { figure: FigureOf<'timeline'> }) {
  const positions = positionsOnScale(points.map(({ at }) => at));
  return positions ? (
    <ScaledPoints points={points} positions={positions} />
  ) : (
    <Stages points={points} />
  );
}

function ScaledPoints({ points, positions }: { points: Point[]; positions: number[] }) {
  return (
    <ol className="grid grid-cols-1 gap-4">
      {points.map(({ when, what }, index) => (
        <li key={when}>
          <p className="flex items-center gap-4">
            <span className="text-amber-text w-24 shrink-0 font-semibold">{when}</span>
            <ScaleMark position={positions[index] ?? 0} isLast={index === points.length - 1} />
          </p>
          {what}
        </li>
      ))}
    </ol>
  );
}

function ScaleMark({ position, isLast }: { position: number; isLast: boolean }) {
  const x = `${100 * position}%`;
  const fill = fillOf(isLast);
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height="0.85em"
      overflow="visible"
      className="text-teal min-w-0"
    >
      <rect y="45%" width="100%" height="10%" fill="var(--line)" />
      <rect y="35%" width={x} height="30%" fill={fill} />
      <circle cx={x} cy="50%" r="0.42em" fill={fill} />
    </svg>
  );
}

function Stages({ points }: { points: Point[] }) {
  return (
    <ol>
      {points.map(({ when, what }, index) => {
        const isLast = index === points.length - 1;
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
              <circle cx="0.5em" cy="0.8em" r="0.42em" fill={fillOf(isLast)} />
            </svg>
            <p className="text-amber-text font-semibold">{when}</p>
            {what}
          </li>
        );
      })}
    </ol>
  );
}

function fillOf(isLast: boolean): string {
  return isLast ? 'var(--amber)' : 'currentColor';
}
