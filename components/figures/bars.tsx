import { writeAmount } from '@/lib/amounts';
import type { FigureOf } from '@/lib/content/figure-schemas';

export function Bars({ figure: { bars, ...units } }: { figure: FigureOf<'bars'> }) {
  const largest = Math.max(...bars.map(({ value }) => value));
  // Percentages are scaled to 100, other amounts to the largest.
  const isShare = units.unit === '%' && largest >= 50 && largest <= 100;
  const full = isShare ? 100 : largest || 1;
  return (
    <ul className="grid grid-cols-1 gap-4">
      {bars.map(({ key, label, value }) => (
        <li key={key}>
          <p className="flex flex-wrap gap-x-5">
            <span className="flex-1">{label}</span>
            <span className="font-semibold">{writeAmount(value, units)}</span>
          </p>
          <svg aria-hidden="true" width="100%" height="0.85em" className="text-teal mt-1">
            {isShare && <rect width="100%" height="100%" rx="4" fill="var(--wash)" />}
            <rect
              width={value === 0 ? 2 : `${(100 * value) / full}%`}
              height="100%"
              rx="4"
              fill="currentColor"
            />
          </svg>
        </li>
      ))}
    </ul>
  );
}
