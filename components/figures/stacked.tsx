import { writeAmount } from '@/lib/amounts';
import type { FigureOf } from '@/lib/content/figure-schemas';

type Row = FigureOf<'stacked'>['rows'][number];

const opacities = [undefined, 0.55, 0.25];

export function Stacked({ figure: { rows, ...units } }: { figure: FigureOf<'stacked'> }) {
  const largest = Math.max(...rows.map(({ total }) => total));
  return (
    <ul className="grid grid-cols-1 gap-6">
      {rows.map((row) => (
        <li key={row.key}>
          <p className="font-semibold">{row.label}</p>
          <StackedBar row={row} largest={largest} />
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {row.parts.map(({ key, label, value }, index) => (
              <li key={key}>
                <svg
                  aria-hidden="true"
                  width="0.85em"
                  height="0.85em"
                  className="text-action mr-2 inline"
                >
                  <rect width="100%" height="100%" rx="4" {...paint(row, index)} />
                </svg>
                {label} <span className="font-semibold">{writeAmount(value, units)}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function StackedBar({ row, largest }: { row: Row; largest: number }) {
  const share = (amount: number) => `${(100 * amount) / largest}%`;
  const before = (index: number) =>
    row.parts.slice(0, index).reduce((sum, { value }) => sum + value, 0);
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height="1.7em"
      stroke="var(--card)"
      strokeWidth="2"
      className="text-action my-2"
    >
      {row.parts.map(({ key, value }, index) => (
        <rect
          key={key}
          x={share(before(index))}
          width={share(value)}
          height="100%"
          rx="4"
          {...paint(row, index)}
        />
      ))}
    </svg>
  );
}

function paint({ parts }: Row, index: number) {
  return index === parts.length - 1
    ? { fill: 'var(--amber)' }
    : { fill: 'currentColor', fillOpacity: opacities[index] };
}
