import { StartForm } from '@/components/forms/start-form';
import { Disclosure, printsOpen } from '@/components/ui/fold';
import { Card, Heading } from '@/components/ui/section';
import { notChecked } from '@/lib/content/other-cases';
import { loadDeadlines, type StateDeadlines } from '@/lib/content/site-content';
import { kindNames, kinds, type Law } from '@/lib/content/state-schema';
import { mainTimesInOrder } from '@/lib/deadlines/answers';
import { lawInWords, readingInWords } from '@/lib/deadlines/words';
import { fillText } from '@/lib/inline-text';
import { editions, type Language } from '@/lib/language';
import { type Area, zipOfState } from '@/lib/states';
import { HelpLink } from './help-link';

type LawsProps = { laws: readonly Law[]; language: Language };

/** The lengths that most people look for, from the shortest on, as stops of one road. */
export function MainTimes({ laws, language }: LawsProps) {
  return (
    <ol
      id="times"
      className="mt-8 grid pb-4 leading-snug sm:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]"
    >
      {mainTimesInOrder(laws, language).map(({ words, before, time, after, names }) => (
        <li key={words} className="stop">
          {before && <span className="inline-block first-letter:uppercase">{before}</span>}
          {time && <strong className="font-display text-title block">{time}</strong>}
          <span className="inline-block first-letter:uppercase">{after}</span>
          <span className="text-on-night-soft block max-w-60">{names.join(' · ')}</span>
        </li>
      ))}
    </ol>
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
          const label = labels.find((label) => label.kind === kind)?.name;
          const lawsOfKind = laws.filter((law) => law.kind === kind && kinds[kind].group === group);
          if (lawsOfKind.length === 0) return null;
          return (
            <div
              key={kind}
              className="border-line break-inside-avoid border-t py-2.5 sm:grid sm:grid-cols-[12rem_1fr] sm:gap-x-4 print:py-1"
            >
              <dt className="font-semibold">{label}</dt>
              {lawsOfKind.map((law) => (
                <LawLine key={law.id} law={law} language={language} />
              ))}
            </div>
          );
        })}
      </dl>
    );
    const title = (
      <Heading as="h2" size="subtitle" id={`group-${group}`}>
        {groups[group]}
      </Heading>
    );
    return (
      <section
        key={group}
        aria-labelledby={`group-${group}`}
        className="border-line border-t print:mt-3"
      >
        {/* Federal law is the same on each page, and long: on paper only if it is open. */}
        <Disclosure
          title={title}
          className={group === 'federal' ? 'print:not-open:hidden' : printsOpen}
          summary="min-h-12 gap-2"
        >
          {list}
          {group === 'injury' && <NotChecked laws={laws} language={language} />}
        </Disclosure>
      </section>
    );
  });
}

/** Names what nobody found, so that silence says nothing. */
function NotChecked({ laws, language }: LawsProps) {
  const { otherCases, notChecked: template } = loadDeadlines(language);
  const cases = notChecked(laws).map((unchecked) => otherCases[unchecked].name);
  if (cases.length === 0) return null;
  const list = new Intl.ListFormat(editions[language].locale).format(cases);
  return <p className="text-ink-soft py-2 text-sm">{fillText(template, { cases: list })}</p>;
}

function LawLine({ law, language }: { law: Law; language: Language }) {
  const { id, sectionInSpanish, url, confirmed } = law;
  const section = (language === 'es' && sectionInSpanish) || law.section;
  const { time, text, outer } = lawInWords(law, language);
  return (
    <dd id={`law-${id}`} className="not-last:mb-2.5 sm:col-start-2">
      <div data-words="">
        {time && <strong>{time}</strong>} <span>{text}</span>
        {outer && <span className="block">{outer}</span>}
      </div>
      {confirmed === 'unsure' && (
        <strong className="text-amber-text block">{loadDeadlines(language).unsure}</strong>
      )}
      <span
        lang={section === law.section ? 'en' : language}
        className="text-ink-soft block text-sm break-words"
      >
        {url ? (
          <a className="inline-block py-0.5 print:py-0" href={url}>
            {section}
          </a>
        ) : (
          section
        )}
      </span>
      <span className="text-ink-soft block text-sm">{readingInWords(law, language)}</span>
    </dd>
  );
}

type StateHelpProps = { help: StateDeadlines['help']; language: Language };

/** What the state offers for free or at little cost. */
export function StateHelp({ help, language }: StateHelpProps) {
  const { title, form, ...labels } = loadDeadlines(language).help;
  if (help.length === 0) return null;
  return (
    <section aria-labelledby="help" className="mt-8 lg:mt-3 print:mt-3">
      <Heading as="h2" size="subtitle" id="help" className="mb-2">
        {title}
      </Heading>
      <ul className="grid gap-2">
        {help.map(({ kind, name, url, form: own }) => (
          <li key={url}>
            <HelpLink label={labels[kind]} name={name} url={url} />
            {own && ` (${fillText(form, { form: own })})`}
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
