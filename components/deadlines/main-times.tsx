import type { Clock } from '@/lib/content/clock-schema';
import { loadDeadlines } from '@/lib/content/site-content';
import type { Law } from '@/lib/content/state-schema';
import { durationWords } from '@/lib/deadlines/duration';
import { firstClock, governmentClock } from '@/lib/deadlines/main-clocks';
import type { Language } from '@/lib/language';

type MainTimesProps = { laws: readonly Law[]; language: Language };

/** The lengths that most people look for, in large type. */
export function MainTimes({ laws, language }: MainTimesProps) {
  const { none, ...labels } = loadDeadlines(language).mainTimes;
  const claim = firstClock(laws, 'workClaim');
  const cards = {
    injury: [firstClock(laws, 'injury')],
    death: [firstClock(laws, 'death')],
    work: [firstClock(laws, 'workReport'), claim?.time ? claim : undefined],
    government: [governmentClock(laws)],
  };
  return (
    <ul
      id="times"
      className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(9.5rem,40%)),1fr))] gap-2 sm:grid-cols-2 sm:gap-3 print:grid-cols-4"
    >
      {Object.entries(cards).map(([name, clocks]) => {
        const shown = clocks.filter((clock) => clock !== undefined);
        return (
          <li
            key={name}
            data-none={shown.length === 0 ? '' : undefined}
            className="rounded-card border-line bg-card p-card break-inside-avoid border print:p-2"
          >
            <span className="text-ink-soft block text-sm font-semibold">
              {labels[name as keyof typeof cards]}
            </span>
            {shown.map((clock) => (
              <Large key={clock.step} clock={clock} language={language} />
            ))}
            {shown.length === 0 && <span className="block">{none}</span>}
          </li>
        );
      })}
    </ul>
  );
}

function Large({ clock: { step, time }, language }: { clock: Clock; language: Language }) {
  const words = loadDeadlines(language).steps.find((one) => one.step === step);
  if (!time) {
    const { usual } = loadDeadlines(language);
    const soon = step === 'report' ? usual.reportNow : words?.soon.replace(' {to}', '');
    return <span className="block first-letter:uppercase">{soon}</span>;
  }
  const [before, after] = words?.short.split('{time}') ?? [];
  return (
    <span className="block">
      {before}
      <strong className="font-display text-title">{durationWords(time, language)}</strong>
      {after}
    </span>
  );
}
