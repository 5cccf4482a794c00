import type { ReactNode } from 'react';
import type { StateDeadlines } from '@/lib/content/deadline-schemas';
import { loadDeadlines } from '@/lib/content/site-content';
import type { Language } from '@/lib/language';

type LawLinesProps = { row: StateDeadlines; language: Language };

export function LawLines({ row, language }: LawLinesProps) {
  const texts = loadDeadlines(language);
  const { labels, unsure } = texts;
  const { injury, death, deathFromCare, malpractice, fault } = row;
  const ruleName = texts.faultRules.find(({ rule }) => rule === fault.rule)?.name;
  const before = (kind: 'malpractice' | 'government') =>
    row.beforeSuit.filter((step) => step.for === kind);
  return (
    <dl className="border-line border-b">
      <Lines label={labels.injury} laws={[injury]} unsure={unsure} />
      <Lines label={labels.death} laws={[death]} unsure={unsure} />
      <Lines
        label={labels.deathFromCare}
        laws={[{ ...deathFromCare, text: deathFromCare.text ?? texts.sameAsDeath }]}
        unsure={unsure}
        isException
      />
      <Lines label={labels.malpractice} laws={[malpractice]} unsure={unsure}>
        <span className="block">
          {texts.outer}: {malpractice.outer}
        </span>
      </Lines>
      <Lines
        label={labels.beforeMalpractice}
        laws={before('malpractice')}
        unsure={unsure}
        isException
      />
      <Lines label={labels.government} laws={[row.government]} unsure={unsure} />
      <Lines
        label={labels.beforeGovernment}
        laws={before('government')}
        unsure={unsure}
        isException
      />
      <Lines label={labels.workReport} laws={[row.workReport]} unsure={unsure} />
      <Lines label={labels.workClaim} laws={[row.workClaim]} unsure={unsure} />
      <Lines label={labels.special} laws={row.special} unsure={unsure} isException />
      <Lines label={labels.stops} laws={[row.stops]} unsure={unsure} isException />
      <Lines label={labels.fault} laws={[{ ...fault, time: `${ruleName}.` }]} unsure={unsure} />
    </dl>
  );
}

type Law = {
  time?: string;
  starts?: string | undefined;
  text?: string;
  section: string;
  url?: string | undefined;
  confirmed: string;
};
type LinesProps = {
  label: string;
  laws: readonly Law[];
  unsure: string;
  isException?: boolean;
  children?: ReactNode;
};

function Lines({ label, laws, unsure, isException = false, children }: LinesProps) {
  if (laws.length === 0) return null;
  return (
    <div className="border-line break-inside-avoid border-t py-2.5 sm:grid sm:grid-cols-[12rem_1fr] sm:gap-x-4 print:py-1">
      <dt className={isException ? 'text-ink-soft font-medium' : 'font-semibold'}>{label}</dt>
      {laws.map(({ time, starts, text, section, url, confirmed }) => (
        <dd key={`${section} ${text}`} className="not-last:mb-2.5 sm:col-start-2">
          {time && <strong>{time}</strong>} <span>{text ?? starts}</span>
          {children}
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
      ))}
    </div>
  );
}
