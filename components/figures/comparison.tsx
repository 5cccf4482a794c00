import type { FigureOf } from '@/lib/content/figure-schemas';
import { needsBlocks } from '@/lib/markdown/tables';

type ComparisonProps = {
  figure: FigureOf<'comparison'>;
  isNamedAbove?: boolean;
  addresses?: readonly string[];
};

/** Small table. Explicit roles survive display: block on phones. */
export function Comparison({
  figure: { title, columns, rows },
  isNamedAbove = false,
  addresses = [],
}: ComparisonProps) {
  const form = needsBlocks([columns, ...rows]) ? 'as-blocks' : '';
  return (
    <table
      role="table"
      className={`text-table ${form}`}
      aria-label={isNamedAbove ? title : undefined}
    >
      {!isNamedAbove && (
        <caption className="font-display text-subtitle mb-4 text-balance">{title}</caption>
      )}
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((name) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([head, ...cells], row) => (
          <tr key={head} role="row">
            <th role="rowheader" scope="row">
              {addresses[row] ? <a href={addresses[row]}>{head}</a> : head}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} role="cell">
                <span className="cell-label" aria-hidden="true">
                  {columns[index + 1]}
                </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
