import { Caret } from '@/components/ui/fold';
import type { StateDeadlines } from '@/lib/content/deadline-schemas';
import type { FigureOf } from '@/lib/content/figure-schemas';
import { loadDeadlines, loadStateDeadlines } from '@/lib/content/site-content';
import type { Language } from '@/lib/language';
import { routesIn } from '@/lib/routes';
import { Comparison } from './comparison';

type Figure = FigureOf<'states'>;

export function StateLaws({ figure, language }: { figure: Figure; language: Language }) {
  const { labels, stateColumn, noStep, unsure } = loadDeadlines(language);
  const { title, laws } = figure;
  const columns = [stateColumn, ...laws.map((law) => labels[law])];
  const states = loadStateDeadlines(language);
  const addresses = states.map(({ id }) => routesIn(language).stateDeadlines(id));
  const inWords = ({ text, confirmed }: Law) =>
    confirmed === 'unsure' ? `${text} ${unsure}` : text;
  const rows = states.map(({ name, row }) => [
    name,
    ...laws.map((law) => lawsOf(row, law).map(inWords).join(' ') || noStep),
  ]);
  return (
    <details className="group">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-2">
        <span className="font-display text-subtitle">{title}</span>
        <Caret />
      </summary>
      <Comparison
        figure={{ ...figure, kind: 'comparison', columns, rows }}
        addresses={addresses}
        isNamedAbove
      />
    </details>
  );
}

type Law = { text: string; confirmed: string };

function lawsOf(row: StateDeadlines, law: Figure['laws'][number]): Law[] {
  if (law !== 'beforeMalpractice') return [row[law]];
  return row.beforeSuit.filter((step) => step.for === 'malpractice');
}
