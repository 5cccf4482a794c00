import { Card } from '@/components/ui/card';
import { Heading } from '@/components/ui/section';
import { loadDeadlines, loadStateDeadlines } from '@/lib/content/site-content';
import type { Language } from '@/lib/language';
import { routesIn } from '@/lib/routes';

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
