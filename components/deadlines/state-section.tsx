import type { ReactNode } from 'react';
import type { Deadlines, StateDeadlines } from '@/lib/content/deadline-schemas';
import { longDate } from '@/lib/long-date';
import { stateListId } from './state-list';

type StateSectionProps = { row: StateDeadlines; deadlines: Deadlines };

/** What one state's laws say, each line with its section of the law and how far it is confirmed. */
export function StateSection({ row, deadlines }: StateSectionProps) {
  const { labels, unsure } = deadlines;
  const ruleName = deadlines.faultRules.find(({ rule }) => rule === row.fault.rule)?.name;
  return (
    <section
      id={row.id}
      className="card mt-6 scroll-mt-4 target:border-amber target:outline-2 target:outline-amber"
    >
      <h2 className="heading-3 mb-3 break-after-avoid">{row.state}</h2>
      <dl>
        {(['injury', 'death', 'malpractice'] as const).map((kind) => (
          <Line key={kind} label={labels[kind]} law={row[kind]} unsure={unsure}>
            <strong>{row[kind].time}</strong> {row[kind].starts}
            {kind === 'malpractice' && (
              <span className="block">
                {deadlines.outer}: {row.malpractice.outer}
              </span>
            )}
          </Line>
        ))}
        {(['special', 'government'] as const).map((kind) => (
          <Line key={kind} label={labels[kind]} law={row[kind]} unsure={unsure}>
            {row[kind].text}
          </Line>
        ))}
        <Line label={labels.fault} law={row.fault} unsure={unsure}>
          <strong>{ruleName}.</strong> {row.fault.text}
        </Line>
        <Line label={labels.stops}>{row.stops}</Line>
      </dl>
      <p className="mt-3 flex flex-wrap justify-between gap-x-6 text-ink-soft text-sm">
        <span>
          {deadlines.checked} <time dateTime={row.checked}>{longDate(row.checked)}</time>
        </span>
        <a href={`#${stateListId}`} className="print:hidden">
          {deadlines.backToList}
        </a>
      </p>
    </section>
  );
}

type LineProps = {
  label: string;
  law?: { section: string; url?: string | undefined; confirmed: string };
  unsure?: string;
  children: ReactNode;
};

function Line({ label, law, unsure, children }: LineProps) {
  return (
    <div className="break-inside-avoid border-line border-t py-3 sm:grid sm:grid-cols-[11rem_1fr] sm:gap-4">
      <dt className="font-semibold">{label}</dt>
      <dd>
        {children}
        {law?.confirmed === 'unsure' && <strong className="block text-amber-text">{unsure}</strong>}
        {law && (
          <span className="block break-words text-ink-soft text-sm">
            {law.url ? <a href={law.url}>{law.section}</a> : law.section}
          </span>
        )}
      </dd>
    </div>
  );
}
