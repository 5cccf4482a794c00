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

type Row = FigureOf<'stacked'>['rows'][number];
const totalOf = ({ parts }: Row) => parts.reduce((sum, { value }) => sum + value, 0);

const opacities = [undefined, 0.55, 0.25];

export function Stacked({ figure: { rows, ...units } }: { figure: FigureOf<'stacked'> }) {
  const largest = Math.max(...rows.map(totalOf));
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

/** Formats an amount with its unit, which is $, % or a noun: $25,000, 27.8%, 2 years. */
export function writeAmount(amount: number, { unit }: { unit: string }): string {
  const dollars = {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  } as const;
  if (unit === '$') return amount.toLocaleString('en-US', dollars);
  const number = amount.toLocaleString('en-US', { maximumFractionDigits: 2 });
  return unit === '%' ? `${number}%` : `${number} ${unit}`;
}
