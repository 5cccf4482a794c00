import type { ReactNode } from 'react';
import { StartForm } from '@/components/blog/start-card';
import { Disclosure } from '@/components/ui/fold';
import { Card, Heading } from '@/components/ui/section';
import type { Clock } from '@/lib/content/clock-schema';
import { loadDeadlines, type StateDeadlines } from '@/lib/content/site-content';
import { kindNames, kinds, type Law } from '@/lib/content/state-schema';
import { durationWords } from '@/lib/deadlines/duration';
import { largeClocks } from '@/lib/deadlines/main-clocks';
import { wordsOf } from '@/lib/deadlines/words';
import { fillText } from '@/lib/inline-text';
import type { Language } from '@/lib/language';
import { type Area, zipOfState } from '@/lib/states';

type LawsProps = { laws: readonly Law[]; language: Language };

/** The lengths that most people look for, in large type. */
export function MainTimes({ laws, language }: LawsProps) {
  const { none, ...words } = loadDeadlines(language).mainTimes;
  return (
    <ul
      id="times"
      className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(9.5rem,40%)),1fr))] gap-2 sm:grid-cols-2 sm:gap-3 print:grid-cols-4"
    >
      {Object.entries(largeClocks(laws)).map(([name, clocks]) => (
        <li
          key={name}
          data-none={clocks.length === 0 ? '' : undefined}
          className="rounded-card border-line bg-card p-card break-inside-avoid border print:p-2"
        >
          <span className="text-ink-soft block text-sm font-semibold">
            {words[name as keyof typeof words]}
          </span>
          {clocks.map(({ clock, only, isUnsure }) => (
            <Large key={clock.step + only} clock={clock} language={language}>
              {only && `, ${words[only]}`}
              {isUnsure && ` (${words.unsure})`}
            </Large>
          ))}
          {clocks.length === 0 && <span className="block">{none}</span>}
        </li>
      ))}
    </ul>
  );
}

type LargeProps = { clock: Clock; language: Language; children: ReactNode };

function Large({ clock: { step, time }, language, children }: LargeProps) {
  const { steps, usual } = loadDeadlines(language);
  const { soon, short } = steps[step];
  if (!time) {
    const words = step === 'report' ? usual.reportNow : soon.replace(' {to}', '');
    return <span className="block first-letter:uppercase">{words}</span>;
  }
  const [before, after] = short.split('{time}');
  return (
    <span className="block">
      {before}
      <strong className="font-display text-title">{durationWords(time, language)}</strong>
      {after}
      {children}
    </span>
  );
}

/** A state's laws in groups with headings. */
export function LawLines({ laws, language }: LawsProps) {
  const { groups, labels } = loadDeadlines(language);
  const groupNames = new Set(Object.values(kinds).map(({ group }) => group));
  return [...groupNames].map((group) => {
    const list = (
      <dl className="border-line border-b">
        {kindNames.map((kind) => {
          const label = labels.find((one) => one.kind === kind)?.name;
          const own = laws.filter((law) => law.kind === kind && kinds[kind].group === group);
          if (own.length === 0) return null;
          return (
            <div
              key={kind}
              className="border-line break-inside-avoid border-t py-2.5 sm:grid sm:grid-cols-[12rem_1fr] sm:gap-x-4 print:py-1"
            >
              <dt className="font-semibold">{label}</dt>
              {own.map((law) => (
                <LawLine key={law.id} law={law} language={language} />
              ))}
            </div>
          );
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
          <Disclosure title={title} className="print:not-open:hidden" summary="min-h-12 gap-2">
            {list}
          </Disclosure>
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

function LawLine({ law, language }: { law: Law; language: Language }) {
  const { id, section, url, confirmed } = law;
  const { time, text, outer } = wordsOf(law, language);
  return (
    <dd id={`law-${id}`} className="not-last:mb-2.5 sm:col-start-2">
      <div data-words="">
        {time && <strong>{time}</strong>} <span>{text}</span>
        {outer && <span className="block">{outer}</span>}
      </div>
      {confirmed === 'unsure' && (
        <strong className="text-amber-text block">{loadDeadlines(language).unsure}</strong>
      )}
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
}

type StateHelpProps = { help: StateDeadlines['help']; language: Language };

/** What the state offers for free or at little cost. Names are official and stay in English. */
export function StateHelp({ help, language }: StateHelpProps) {
  const { title, form, time: within, ...labels } = loadDeadlines(language).help;
  if (help.length === 0) return null;
  return (
    <section aria-labelledby="help" className="mt-8 print:mt-3">
      <Heading as="h2" size="subtitle" id="help" className="mb-2">
        {title}
      </Heading>
      <ul className="grid gap-2">
        {help.map(({ kind, name, url, form: own, time }) => (
          <li key={url}>
            {labels[kind]}:{' '}
            <a href={url} lang="en">
              {name}
            </a>
            {own && ` (${fillText(form, { form: own })})`}
            {time && `. ${fillText(within, { time: durationWords(time, language) })}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The finder for a known state, which needs no zip code. */
export function StateClaim({ state, language }: { state: Area; language: Language }) {
  return (
    <Card as="section" aria-labelledby="state-claim" className="mt-8 print:hidden">
      <Heading as="h2" size="subtitle" id="state-claim">
        {loadDeadlines(language).findLawyer}
      </Heading>
      <StartForm language={language} zipCode={zipOfState(state, language)} />
    </Card>
  );
}
