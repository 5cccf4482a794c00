import { StartForm } from '@/components/blog/start-card';
import { Card } from '@/components/ui/card';
import { Heading } from '@/components/ui/section';
import { loadDeadlines, type StateDeadlines } from '@/lib/content/site-content';
import { durationWords } from '@/lib/deadlines/duration';
import { fillText } from '@/lib/inline-text';
import type { Language } from '@/lib/language';
import { type Area, zipOfState } from '@/lib/states';

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

type StateHelpProps = { help: StateDeadlines['help']; language: Language };

/** What the state offers for free or at little cost. Names are official and stay in English. */
export function StateHelp({ help, language }: StateHelpProps) {
  const { title, form, time: within, ...kinds } = loadDeadlines(language).help;
  if (help.length === 0) return null;
  return (
    <section aria-labelledby="help" className="mt-8 print:mt-3">
      <Heading as="h2" size="subtitle" id="help" className="mb-2">
        {title}
      </Heading>
      <ul className="grid gap-2">
        {help.map(({ kind, name, url, form: own, time }) => (
          <li key={url}>
            {kinds[kind]}:{' '}
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
