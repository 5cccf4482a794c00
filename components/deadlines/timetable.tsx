import { Input } from '@/components/ui/control';
import { Card, Heading } from '@/components/ui/section';
import { loadDeadlines } from '@/lib/content/site-content';
import type { Law } from '@/lib/content/state-schema';
import { stepOf } from '@/lib/deadlines/words';
import { editions, type Language } from '@/lib/language';
import { routesIn } from '@/lib/routes';
import { fullAddress } from '@/lib/seo';

type TimetableProps = { id: string; name: string; laws: readonly Law[]; language: Language };
export type TimetableData = ReturnType<typeof dataFor>;

/** What the script computes with, and its words. */
function dataFor({ id, name, laws, language }: TimetableProps) {
  const { choices: _choices, ...texts } = loadDeadlines(language).timetable;
  return {
    laws: laws.map(({ id, text, join, clocks }) => ({
      id,
      hasText: text !== undefined,
      join,
      clocks,
      steps: clocks.map((clock) => stepOf(clock, language)),
    })),
    texts,
    state: name,
    locale: editions[language].locale,
    url: fullAddress(routesIn(language).stateDeadlines(id)),
  };
}

/**
 * The steps after what happened, and one day to talk to a lawyer. Never shows the last day: people
 * would rely on it.
 */
export function Timetable(props: TimetableProps) {
  const { choices, ...texts } = loadDeadlines(props.language).timetable;
  const laws = props.laws.filter(({ clocks, rule }) => clocks.length > 0 && rule !== 'same');
  const used = laws.flatMap(({ clocks }) => clocks.flatMap(({ claim }) => claim));
  return (
    <>
      <Card
        as="section"
        id="timetable"
        aria-labelledby="timetable-title"
        className="mt-8 print:not-has-[li:not([hidden])]:hidden noscript:hidden"
      >
        <Heading as="h2" size="subtitle" id="timetable-title">
          {texts.title}
        </Heading>
        <p className="text-ink-soft mt-1">{texts.text}</p>
        <fieldset className="mt-4">
          <legend className="font-semibold">{texts.what}</legend>
          <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
            {choices
              .filter(({ claim }) => used.includes(claim) || claim === 'child')
              .map(({ claim, name }) => (
                <label key={claim} className="flex min-h-8 items-start gap-3 py-1">
                  <input
                    type="checkbox"
                    name={claim}
                    defaultChecked={claim === 'injury'}
                    className="mt-0.5 size-5 flex-none"
                  />
                  {name}
                </label>
              ))}
          </div>
        </fieldset>
        <div className="mt-4 grid grid-cols-1 items-end gap-4 sm:grid-cols-3">
          {(['day', 'death', 'decision'] as const).map((day) => (
            <div key={day}>
              <label htmlFor={`timetable-${day}`} className="block font-semibold">
                {texts[day]}
              </label>
              <Input
                id={`timetable-${day}`}
                data-day={day}
                type="date"
                min="1900-01-01"
                autoComplete="off"
                className="px-control mt-1 max-w-60 min-w-0"
              />
            </div>
          ))}
        </div>
        <p role="status" className="mt-4 min-h-7 text-lg font-semibold" />
        <p>
          <a href="#timetable" hidden className="py-1 print:hidden" download={`${props.id}.ics`}>
            {texts.file}
          </a>
        </p>
        <ol className="mt-2">
          {/* The script makes the steps from this one. */}
          <li hidden className="border-line break-inside-avoid border-t py-3">
            <strong data-when className="font-display block text-lg" />
            <span data-claims className="text-ink-soft block text-sm font-semibold" />
            <span data-step className="block" />
            <div data-law className="text-sm" />
            <strong data-note className="text-amber-text block" />
          </li>
        </ol>
      </Card>
      <script type="application/json" data-props="">
        {JSON.stringify(dataFor({ ...props, laws }))}
      </script>
    </>
  );
}
