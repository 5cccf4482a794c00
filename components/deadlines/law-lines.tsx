import { Caret } from '@/components/ui/fold';
import { Heading } from '@/components/ui/section';
import { loadDeadlines } from '@/lib/content/site-content';
import { type Kind, kindNames, kinds, type Law } from '@/lib/content/state-schema';
import { wordsOf } from '@/lib/deadlines/words';
import type { Language } from '@/lib/language';

type LawLinesProps = { laws: readonly Law[]; language: Language };

/** A state's laws in groups with headings. */
export function LawLines({ laws, language }: LawLinesProps) {
  const { groups } = loadDeadlines(language);
  const groupNames = new Set(Object.values(kinds).map(({ group }) => group));
  return [...groupNames].map((group) => {
    const list = (
      <dl className="border-line border-b">
        {kindNames.map((kind) => {
          const own = laws.filter((law) => law.kind === kind && kinds[kind].group === group);
          return own.length > 0 && <Lines key={kind} kind={kind} laws={own} language={language} />;
        })}
      </dl>
    );
    const title = (
      <Heading as="h2" size="subtitle" id={`group-${group}`} className="mb-2">
        {groups[group]}
      </Heading>
    );
    return (
      <section key={group} aria-labelledby={`group-${group}`} className="mt-8 print:mt-3">
        {/* The same on each page, and long: on paper only if it is open. */}
        {group === 'federal' ? (
          <details className="group print:not-open:hidden">
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

const isException = (kind: Kind) => /^(special|beforeSuit|deathFromCare|stops|federal)/.test(kind);

function Lines({ kind, laws, language }: LawLinesProps & { kind: Kind }) {
  const { labels, unsure } = loadDeadlines(language);
  return (
    <div className="border-line break-inside-avoid border-t py-2.5 sm:grid sm:grid-cols-[12rem_1fr] sm:gap-x-4 print:py-1">
      <dt className={isException(kind) ? 'text-ink-soft font-medium' : 'font-semibold'}>
        {labels.find((one) => one.kind === kind)?.name}
      </dt>
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
