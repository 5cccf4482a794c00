import { loadDeadlines } from '@/lib/content/site-content';
import type { StateDeadlines } from '@/lib/content/state-schema';
import { wordsOf } from '@/lib/deadline-words';
import { type Law, lawsIn } from '@/lib/deadlines';
import type { Language } from '@/lib/language';

type LawLinesProps = { row: StateDeadlines; language: Language };

export function LawLines({ row, language }: LawLinesProps) {
  const { labels } = loadDeadlines(language);
  const laws = lawsIn(row);
  const lines = [
    ['injury', labels.injury],
    ['death', labels.death],
    ['deathFromCare', labels.deathFromCare, true],
    ['malpractice', labels.malpractice],
    ['beforeSuit.malpractice', labels.beforeMalpractice, true],
    ['government', labels.government],
    ['beforeSuit.government', labels.beforeGovernment, true],
    ['workReport', labels.workReport],
    ['workClaim', labels.workClaim],
    ['special', labels.special, true],
    ['stops', labels.stops, true],
    ['fault', labels.fault],
  ] as const;
  return (
    <dl className="border-line border-b">
      {lines.map(([kind, label, isException]) => (
        <Lines
          key={kind}
          label={label}
          laws={laws.filter((law) => law.kind === kind)}
          language={language}
          isException={isException}
        />
      ))}
    </dl>
  );
}

type LinesProps = {
  label: string;
  laws: readonly Law[];
  language: Language;
  isException?: boolean | undefined;
};

function Lines({ label, laws, language, isException = false }: LinesProps) {
  if (laws.length === 0) return null;
  const { unsure } = loadDeadlines(language);
  return (
    <div className="border-line break-inside-avoid border-t py-2.5 sm:grid sm:grid-cols-[12rem_1fr] sm:gap-x-4 print:py-1">
      <dt className={isException ? 'text-ink-soft font-medium' : 'font-semibold'}>{label}</dt>
      {laws.map((law) => {
        const { id, section, url, confirmed } = law;
        const { time, text, outer } = wordsOf(law, language);
        return (
          <dd key={id} className="not-last:mb-2.5 sm:col-start-2">
            {time && <strong>{time}</strong>} <span>{text}</span>
            {outer && <span className="block">{outer}</span>}
            {confirmed === 'unsure' && <strong className="text-amber-text block">{unsure}</strong>}
            {/* Citations are in English in each edition. */}
            <span lang="en" className="text-ink-soft block text-sm break-words">
              {url ? (
                <a className="inline-block py-0.5 print:py-0" href={url}>
                  {section}
                </a>
              ) : (
                section
              )}
            </span>
          </dd>
        );
      })}
    </div>
  );
}
