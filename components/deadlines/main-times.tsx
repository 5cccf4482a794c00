import type { Start, Step } from '@/lib/clock';
import { loadDeadlines } from '@/lib/content/site-content';
import type { Law } from '@/lib/deadlines';
import { durationWords, monthsOf } from '@/lib/duration';
import type { Language } from '@/lib/language';

type MainTimesProps = { laws: readonly Law[]; language: Language };
type Figure = { step: Step; time?: string | undefined };

/** The lengths that most people look for, in large type. */
export function MainTimes({ laws, language }: MainTimesProps) {
  const { mainTimes } = loadDeadlines(language);
  const first = (id: string): Figure[] => {
    const clock = laws.find((law) => law.id === id)?.clocks[0];
    return clock ? [{ step: clock.step, time: clock.time }] : [];
  };
  const cards = [
    { label: mainTimes.injury, figures: first('injury') },
    { label: mainTimes.death, figures: first('death') },
    {
      label: mainTimes.work,
      figures: [...first('workReport'), ...first('workClaim').filter(({ time }) => time)],
    },
    { label: mainTimes.government, figures: againstGovernment(laws) },
  ];
  return (
    <ul className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(9.5rem,40%)),1fr))] gap-2 sm:grid-cols-2 sm:gap-3 print:grid-cols-4">
      {cards.map(({ label, figures }) => (
        <li
          key={label}
          className="rounded-card border-line bg-card p-card break-inside-avoid border print:p-2"
        >
          <span className="text-ink-soft block text-sm font-semibold">{label}</span>
          {figures.map((figure) => (
            <Large key={figure.step} {...figure} language={language} />
          ))}
          {figures.length === 0 && <span className="block">{mainTimes.none}</span>}
        </li>
      ))}
    </ul>
  );
}

// These follow another step.
const laterStarts = new Set<Start | undefined>(['notice', 'claim', 'decision', 'answer']);

/** The first step with a number: usually the notice, which ends long before the time to sue. */
function againstGovernment(laws: readonly Law[]): Figure[] {
  const clocks = laws
    .filter(({ kind }) => kind === 'government' || kind === 'beforeSuit.government')
    .flatMap(({ clocks }) => clocks)
    .filter(
      ({ claim, step, time, from }) =>
        time && step !== 'wait' && claim.length === 1 && !laterStarts.has(from),
    );
  const [shortest] = clocks.sort((a, b) => monthsOf(a.time ?? '') - monthsOf(b.time ?? ''));
  return shortest ? [{ step: shortest.step, time: shortest.time }] : [];
}

function Large({ step, time, language }: Figure & { language: Language }) {
  const { steps } = loadDeadlines(language);
  const { short = '', soon = '' } = steps.find((one) => one.step === step) ?? {};
  if (!time) return <span className="block">{soon.replace(' {to}', '')}</span>;
  const [before, after] = short.split('{time}');
  return (
    <span className="block">
      {before}
      <strong className="font-display text-title">{durationWords(time, language)}</strong>
      {after}
    </span>
  );
}
