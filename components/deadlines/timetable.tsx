import { QuietButton } from '@/components/ui/button';
import { Input, radio } from '@/components/ui/control';
import { Disclosure } from '@/components/ui/fold';
import { Heading } from '@/components/ui/section';
import { loadDeadlines, type StateDeadlines } from '@/lib/content/site-content';
import type { Law } from '@/lib/content/state-schema';
import { loadHelpToday } from '@/lib/deadlines/answers';
import { arises, decidedBy, nothingElse, saidBy } from '@/lib/deadlines/person';
import { helpsToday } from '@/lib/deadlines/usual-time';
import type { Claim } from '@/lib/deadlines/vocabulary';
import { stepInWords } from '@/lib/deadlines/words';
import { editions, type Language } from '@/lib/language';
import { routesIn } from '@/lib/routes';
import { fullAddress } from '@/lib/settings';
import { HelpLink } from './help-link';

type TimetableProps = Pick<StateDeadlines, 'id' | 'state' | 'name'> & {
  laws: readonly Law[];
  isServed: boolean;
  language: Language;
};
export type TimetableData = ReturnType<typeof dataFor>;

/** What the script computes with, and its words. */
function dataFor({ id, name, laws, language }: TimetableProps) {
  return {
    laws: laws.map(({ id, kind, section, join, clocks }) => ({
      id,
      section,
      isFederal: kind === 'federal',
      join,
      clocks,
      steps: clocks.map((clock) => stepInWords(clock, language)),
    })),
    texts: loadDeadlines(language).timetable,
    state: name,
    locale: editions[language].locale,
    url: fullAddress(routesIn(language).stateDeadlines(id)),
  };
}

const chip =
  'rounded-control border-control bg-card hover:bg-wash has-checked:border-teal has-checked:bg-wash flex min-h-11 cursor-pointer items-center gap-2 border px-3 py-1.5 has-checked:inset-line';

/**
 * What happened and when, the steps that follow, and by when to talk to a lawyer. Never shows the
 * last day: people would rely on it.
 */
export function Timetable(props: TimetableProps) {
  const texts = loadDeadlines(props.language).timetable;
  const laws = props.laws.filter(({ clocks, rule }) => clocks.length > 0 && rule !== 'same');
  const used = new Set(laws.flatMap(({ clocks }) => clocks.flatMap(({ claim }) => claim)));
  const isUsed = ({ claim }: { claim: Claim }) => decidedBy(claim).some((fact) => used.has(fact));
  const asked = (where: 'first' | 'folded' | 'question') =>
    texts.facts.filter((fact) => fact.asked === where);
  return (
    <>
      <section
        id="timetable"
        aria-labelledby="timetable-title"
        className="rounded-card border-line bg-card border print:border-0 print:not-has-[li:not([hidden])]:hidden noscript:hidden"
      >
        <Heading as="h2" size="subtitle" className="hidden print:block">
          {props.name}
        </Heading>
        <div className="rounded-card bg-wash p-card grid gap-x-10 gap-y-4 lg:grid-cols-[20rem_1fr] print:hidden">
          <div>
            <Heading as="h2" size="subtitle" id="timetable-title">
              {texts.title}
            </Heading>
            <div className="mt-3 flex flex-wrap gap-4">
              {(['day', 'death', 'decision'] as const).map((day) => (
                // Firefox (153) reads only the parts of a date, and their group.
                <fieldset key={day} aria-labelledby={`label-${day}`} hidden={day !== 'day'}>
                  <label
                    id={`label-${day}`}
                    htmlFor={`timetable-${day}`}
                    className="block font-semibold"
                  >
                    {texts[day]}
                  </label>
                  <Input
                    id={`timetable-${day}`}
                    data-day={day}
                    type="date"
                    autoComplete="off"
                    min="1900-01-01"
                    aria-describedby={`note-${day}`}
                    className="px-control mt-1 max-w-60 min-w-0"
                  />
                  <p id={`note-${day}`} className="text-danger text-sm font-semibold" />
                </fieldset>
              ))}
            </div>
            <p className="text-ink-soft mt-3 text-sm">{texts.text}</p>
          </div>
          <fieldset>
            <legend className="font-semibold">{texts.what}</legend>
            <Choices choices={asked('first')} />
            <Disclosure title={texts.more} summary="text-link min-h-11 !justify-start gap-2">
              <Choices choices={asked('folded').filter(isUsed)} />
              {/* Beside what it denies, so that nobody chooses it unread. */}
              <Choices choices={[{ claim: nothingElse, name: texts.nothingElse }]} />
            </Disclosure>
          </fieldset>
          {asked('question')
            .filter(isUsed)
            .map(({ claim, name, examples }) => (
              <fieldset key={claim} hidden={!arises(claim, saidBy([]))}>
                <legend>
                  <span className="font-semibold">{name}</span>
                  {examples && <span className="text-ink-soft block text-sm">{examples}</span>}
                </legend>
                <div className="mt-2 flex flex-wrap gap-2">
                  {(['yes', 'no', 'unsure'] as const).map((answer) => (
                    <label key={answer} className={chip}>
                      <input
                        type="radio"
                        name={claim}
                        value={answer}
                        defaultChecked={answer === 'unsure'}
                        className={radio}
                      />
                      {texts[answer]}
                    </label>
                  ))}
                </div>
              </fieldset>
            ))}
        </div>
        <div className="p-card print:p-0">
          <p role="status" className="font-display text-subtitle">
            {texts.noDay}
          </p>
          <p data-notes className="mt-2 empty:hidden" />
          <p data-told className="hidden text-sm print:block" />
          <div data-whom hidden className="bg-wash rounded-control mt-3 px-4 py-3">
            <strong>{texts.whom}</strong>
            <ul className="mt-1 grid gap-1">
              {loadHelpToday(props.language)
                [props.state]?.filter(
                  ({ kind }) => helpsToday(kind, true) || helpsToday(kind, false),
                )
                .map(({ kind, label, name, url }) => (
                  <li key={url} data-kind={kind}>
                    <HelpLink label={label} name={name} url={url} />
                  </li>
                ))}
              {props.isServed && (
                <li>
                  <a href="#state-claim">{texts.ours}</a>
                </li>
              )}
            </ul>
          </div>
          <ol className="mt-5 pl-3 not-has-[:not([hidden])]:hidden">
            {/* The script makes the steps from this one. */}
            <li hidden className="station">
              <strong data-when>
                <time className="font-display text-title block" />
              </strong>
              <span
                data-claims
                className="text-ink-soft mt-1 block text-sm font-semibold empty:hidden"
              />
              <span data-step className="mt-1 block" />
              <span lang="en" data-law className="block text-sm print:hidden" />
              <span data-note className="text-amber-text block font-medium" />
            </li>
          </ol>
          <div data-after hidden>
            <p className="text-ink-soft text-sm">{texts.meaning}</p>
            <p className="mt-3 flex flex-wrap gap-3 print:hidden">
              <a
                href="#timetable"
                data-file
                download={`${props.id}.ics`}
                className="inline-block py-2"
              >
                {texts.file}
              </a>
              <a href="#timetable" data-send className="inline-block py-2">
                {texts.send}
              </a>
              <QuietButton data-print>{texts.print}</QuietButton>
            </p>
          </div>
        </div>
      </section>
      <script type="application/json" data-props="">
        {JSON.stringify(dataFor({ ...props, laws }))}
      </script>
    </>
  );
}

type ChoicesProps = { choices: readonly { claim: string; name?: string | undefined }[] };

function Choices({ choices }: ChoicesProps) {
  return (
    <div className="mt-2 grid gap-2 sm:grid-cols-2">
      {choices.map(({ claim, name }) => (
        <label key={claim} className={chip}>
          <input type="checkbox" name={claim} className="tick size-5 flex-none appearance-none" />
          {name}
        </label>
      ))}
    </div>
  );
}
