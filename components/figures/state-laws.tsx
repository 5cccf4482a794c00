import { Disclosure } from '@/components/ui/fold';
import type { FigureOf } from '@/lib/content/figure-schemas';
import { loadDeadlines, loadStateDeadlines } from '@/lib/content/site-content';
import type { Kind } from '@/lib/content/state-schema';
import { lawInWords } from '@/lib/deadlines/words';
import type { Language } from '@/lib/language';
import { routesIn } from '@/lib/routes';
import { Comparison } from './comparison';

type StateLawsProps = { figure: FigureOf<'states'>; language: Language };

/** A table of all states with a column for each kind of law, from their files. */
export function StateLaws({ figure, language }: StateLawsProps) {
  const { labels, stateColumn, noStep, unsure } = loadDeadlines(language);
  const columnName = (kind: Kind) => labels.find((label) => label.kind === kind)?.name ?? '';
  const states = loadStateDeadlines(language);
  const rows = states.map(({ name, laws: all }) => [
    name,
    ...figure.laws.map((kind) => {
      const laws = all.filter((law) => law.kind === kind);
      const lines = laws.flatMap((law) => [
        lawInWords(law, language).text,
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
          columns: [stateColumn, ...figure.laws.map(columnName)],
          rows,
        }}
        addresses={states.map(({ id }) => routesIn(language).stateDeadlines(id))}
        isNamedAbove
      />
    </Disclosure>
  );
}
