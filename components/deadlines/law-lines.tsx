import { Caret } from '@/components/ui/fold';
import { Heading } from '@/components/ui/section';
import { loadDeadlines } from '@/lib/content/site-content';
import { wordsOf } from '@/lib/deadline-words';
import type { Law } from '@/lib/deadlines';
import type { Language } from '@/lib/language';

type LawLinesProps = { laws: readonly Law[]; language: Language };

/** A state's laws in groups with headings. */
export function LawLines({ laws, language }: LawLinesProps) {
  const { labels, groups } = loadDeadlines(language);
  const lines = {
    injury: [
      ['injury', labels.injury],
      ['death', labels.death],
      ['special', labels.special, true],
    ],
    care: [
      ['malpractice', labels.malpractice],
      ['beforeSuit.malpractice', labels.beforeMalpractice, true],
      ['deathFromCare', labels.deathFromCare, true],
    ],
    work: [
      ['workReport', labels.workReport],
      ['workClaim', labels.workClaim],
    ],
    government: [
      ['government', labels.government],
      ['beforeSuit.government', labels.beforeGovernment, true],
    ],
    changes: [
      ['stops', labels.stops, true],
      ['fault', labels.fault],
    ],
    federal: [['federal', labels.federal, true]],
  } as const;
  return Object.entries(lines).map(([group, kinds]) => {
    const list = (
      <dl className="border-line border-b">
        {kinds.map(([kind, label, isException]) => (
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
    const title = (
      <Heading as="h2" size="subtitle" id={`group-${group}`} className="mb-2">
        {groups[group as keyof typeof groups]}
      </Heading>
    );
    return (
      <section key={group} aria-labelledby={`group-${group}`} className="mt-8 print:mt-3">
        {/* The same on each page, and long. */}
        {group === 'federal' ? (
          <details className="group">
            <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-2">
              {title}
              <Caret />
            </summary>
            {list}
          </details>
        ) : (
          <>
            {title}
            {list}
          </>
        )}
      </section>
    );
  });
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
          <dd key={id} id={`law-${id}`} className="not-last:mb-2.5 sm:col-start-2">
            <div data-words>
              {time && <strong>{time}</strong>} <span>{text}</span>
              {outer && <span className="block">{outer}</span>}
            </div>
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
