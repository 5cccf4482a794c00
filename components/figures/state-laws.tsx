import { Caret } from '@/components/ui/fold';
import type { FigureOf } from '@/lib/content/figure-schemas';
import { loadDeadlines, loadStateDeadlines } from '@/lib/content/site-content';
import { wordsOf } from '@/lib/deadline-words';
import { lawsIn } from '@/lib/deadlines';
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
  const rows = states.map(({ name, row }) => {
    const inWords = (kind: string) =>
      lawsIn(row)
        .filter((law) => law.kind === kind)
        .map(
          (law) =>
            `${wordsOf(law, language).text}${law.confirmed === 'unsure' ? ` ${unsure}` : ''}`,
        )
        .join(' ');
    return [
      name,
      ...laws.map(
        (law) => inWords(law === 'beforeMalpractice' ? 'beforeSuit.malpractice' : law) || noStep,
      ),
    ];
  });
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
