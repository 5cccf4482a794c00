import type { StateDeadlines } from '@/lib/content/deadline-schemas';
import type { FigureOf } from '@/lib/content/figure-schemas';
import { loadDeadlines, loadStateDeadlines } from '@/lib/content/site-content';
import type { Language } from '@/lib/language';
import { Caret } from '../ui/fold';
import { Comparison } from './comparison';

type Figure = FigureOf<'states'>;

/** Some lines of every state's deadlines side by side, folded, since there are as many rows as states. */
export function StateLaws({ figure, language }: { figure: Figure; language: Language }) {
  const { labels, stateColumn, noStep } = loadDeadlines(language);
  const { title, laws } = figure;
  const columns = [stateColumn, ...laws.map((law) => labels[law])];
  const rows = loadStateDeadlines(language).map(({ name, row }) => [
    name,
    ...laws.map((law) => textOf(row, law) || noStep),
  ]);
  return (
    <details className="group">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-2">
        <span className="font-display text-subtitle">{title}</span>
        <Caret />
      </summary>
      <Comparison figure={{ ...figure, kind: 'comparison', columns, rows }} isNamedAbove />
    </details>
  );
}

function textOf(row: StateDeadlines, law: Figure['laws'][number]): string {
  if (law !== 'beforeMalpractice') return row[law].text;
  const steps = row.beforeSuit.filter((step) => step.for === 'malpractice');
  return steps.map(({ text }) => text).join(' ');
}
