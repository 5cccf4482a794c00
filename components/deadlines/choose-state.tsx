import { Button } from '@/components/ui/button';
import { ZipInput } from '@/components/ui/control';
import { Card, Heading } from '@/components/ui/section';
import { loadDeadlines, loadLabels, loadStateDeadlines } from '@/lib/content/site-content';
import { loadAnswers } from '@/lib/deadlines/answers';
import { timesParameter } from '@/lib/forms/parameters';
import { stateId } from '@/lib/ids';
import { fillText } from '@/lib/inline-text';
import type { Language } from '@/lib/language';
import { routesIn } from '@/lib/routes';

export type TimesData = ReturnType<typeof timesFor>;

/** What the script answers with, by the ids of places. */
function timesFor(language: Language) {
  const { ask, title, places } = loadDeadlines(language);
  const { deadlines } = routesIn(language);
  const answers = loadAnswers(language).places;
  const states = loadStateDeadlines(language).map(({ state, id, name }) => {
    const { times = [], address = '' } = answers[state] ?? {};
    return [id, { text: '', times, address, link: fillText(title, { state: name }) }] as const;
  });
  const territories = places.map(({ name, text }) => {
    const id = stateId(name);
    return [id, { text, times: [], address: `${deadlines}#${id}`, link: ask.more }] as const;
  });
  return {
    texts: { none: ask.none, more: ask.more, example: loadLabels(language).finder.example },
    answers: Object.fromEntries([...states, ...territories]),
  };
}

/** Answers a zip code with the main times of its state. Without scripts it opens the list of states. */
export function AskTimes({ language, isMain }: { language: Language; isMain?: boolean }) {
  const { finder } = loadLabels(language);
  const { question, zipCode, show } = loadDeadlines(language).ask;
  return (
    <>
      <form
        id="ask-times"
        action={routesIn(language).deadlines}
        noValidate
        data-more={loadDeadlines(language).ask.more}
        className="rounded-card border-line bg-card border px-4 py-1.5"
      >
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <label htmlFor="times-zip" className="max-sm:text-note font-semibold">
            {question} <span className="sr-only">{finder.zipCode}</span>
          </label>
          <div className="flex flex-wrap gap-1.5">
            <ZipInput
              required={false}
              id="times-zip"
              name={timesParameter}
              placeholder={zipCode}
              aria-describedby="times-note"
              className="max-w-24 min-w-24 px-2 text-base"
            />
            {isMain ? (
              <Button type="submit">{show}</Button>
            ) : (
              <button
                type="submit"
                className="rounded-control bg-wash text-link hover:bg-card min-h-[52px] cursor-pointer border border-transparent px-3 font-semibold"
              >
                {show}
              </button>
            )}
          </div>
        </div>
        <div id="times-note" role="status" className="text-note not-empty:py-2" />
      </form>
      <script type="application/json" data-props="">
        {JSON.stringify(timesFor(language))}
      </script>
    </>
  );
}

/** Links to all states. The ids keep older links such as /deadlines#texas working. */
export function StateList({ language }: { language: Language }) {
  return (
    <Card as="nav" aria-labelledby="states" className="mt-6 print:hidden">
      <Heading as="h2" size="subtitle" id="states" className="mb-3">
        {loadDeadlines(language).stateList}
      </Heading>
      <ul className="columns-[8.5rem] gap-x-4">
        {loadStateDeadlines(language).map(({ id, name }) => (
          <li key={id} className="break-inside-avoid">
            <a id={id} href={routesIn(language).stateDeadlines(id)} className="inline-block py-1.5">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
