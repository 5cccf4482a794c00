import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { Heading } from '@/components/ui/section';
import type { StateDeadlines } from '@/lib/content/deadline-schemas';
import { loadDeadlines, loadMessages } from '@/lib/content/site-content';
import { longDate } from '@/lib/dates';
import type { Language } from '@/lib/language';
import { stateId } from '@/lib/states';
import { stateListId } from './state-list';

type StateSectionProps = { row: StateDeadlines; language: Language };

/** What one state's laws say, each line with its section of the law and how far it is confirmed. */
export function StateSection({ row, language }: StateSectionProps) {
  const deadlines = loadDeadlines(language);
  const { labels, unsure } = deadlines;
  const ruleName = deadlines.faultRules.find(({ rule }) => rule === row.fault.rule)?.name;
  return (
    <Card
      as="section"
      id={stateId(row.state)}
      className="target:border-amber target:outline-amber mt-6 scroll-mt-4 target:outline-2"
    >
      <Heading as="h2" size="subtitle" className="mb-3 break-after-avoid">
        {loadMessages(language).stateNames[row.state] ?? row.state}
      </Heading>
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
      <p className="text-ink-soft mt-3 flex flex-wrap justify-between gap-x-6 text-sm">
        <span>
          {deadlines.checked} <time dateTime={row.checked}>{longDate(row.checked, language)}</time>
        </span>
        <a href={`#${stateListId}`} className="print:hidden">
          {deadlines.backToList}
        </a>
      </p>
    </Card>
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
    <div className="border-line break-inside-avoid border-t py-3 sm:grid sm:grid-cols-[11rem_1fr] sm:gap-4">
      <dt className="font-semibold">{label}</dt>
      <dd>
        {children}
        {law?.confirmed === 'unsure' && <strong className="text-amber-text block">{unsure}</strong>}
        {law && (
          <span className="text-ink-soft block text-sm break-words">
            {law.url ? <a href={law.url}>{law.section}</a> : law.section}
          </span>
        )}
      </dd>
    </div>
  );
}
