import { Disclosure } from '@/components/ui/fold';
import type { FigureOf } from '@/lib/content/figure-schemas';
import { loadDeadlines, loadStateDeadlines } from '@/lib/content/site-content';
import type { Kind } from '@/lib/content/state-schema';
import { wordsOf } from '@/lib/deadlines/words';
import type { Language } from '@/lib/language';
import { needsBlocks } from '@/lib/markdown/tables';
import { routesIn } from '@/lib/routes';

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

type Figure = FigureOf<'states'>;

export function StateLaws({ figure, language }: { figure: Figure; language: Language }) {
  const { labels, stateColumn, noStep, unsure } = loadDeadlines(language);
  const nameOf = (kind: Kind) => labels.find((label) => label.kind === kind)?.name ?? '';
  const states = loadStateDeadlines(language);
  const rows = states.map(({ name, laws: all }) => [
    name,
    ...figure.laws.map((kind) => {
      const laws = all.filter((law) => law.kind === kind);
      const lines = laws.flatMap((law) => [
        wordsOf(law, language).text,
        ...(law.confirmed === 'unsure' ? [unsure] : []),
      ]);
      return lines.join(' ') || noStep;
    }),
  ]);
  return (
    <Disclosure
      title={<span className="font-display text-subtitle">{figure.title}</span>}
      summary="min-h-12 gap-2"
    >
      <Comparison
        figure={{
          ...figure,
          kind: 'comparison',
          columns: [stateColumn, ...figure.laws.map(nameOf)],
          rows,
        }}
        addresses={states.map(({ id }) => routesIn(language).stateDeadlines(id))}
        isNamedAbove
      />
    </Disclosure>
  );
}
