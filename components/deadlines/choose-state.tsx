import { Card } from '@/components/ui/card';
import { Input } from '@/components/ui/control';
import { Heading } from '@/components/ui/section';
import { zipCodeInput } from '@/lib/claim-query';
import { loadDeadlines, loadLabels, loadStateDeadlines } from '@/lib/content/site-content';
import type { Language } from '@/lib/language';
import { routesIn } from '@/lib/routes';

export function StateFinder({ language }: { language: Language }) {
  const { opens, noZipCode } = loadDeadlines(language);
  const { zipCode, example } = loadLabels(language).finder;
  return (
    <div
      id="state-finder"
      className="mt-6 print:hidden noscript:hidden"
      data-unknown={noZipCode}
      data-example={example}
    >
      <label htmlFor="state-zip" className="block font-semibold">
        {zipCode}
      </label>
      <Input
        {...zipCodeInput}
        id="state-zip"
        aria-describedby="state-zip-opens state-zip-note"
        className="px-control mt-1 max-w-40"
      />
      <p id="state-zip-opens" className="text-ink-soft mt-1 text-sm">
        {opens}
      </p>
      <p id="state-zip-note" role="status" className="min-h-6 text-sm/6 font-semibold" />
    </div>
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
