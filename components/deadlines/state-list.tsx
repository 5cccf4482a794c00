import { Card } from '@/components/ui/card';
import { Heading } from '@/components/ui/section';
import { loadDeadlines, loadMessages } from '@/lib/content/site-content';
import type { Language } from '@/lib/language';
import { routesIn } from '@/lib/routes';
import { stateId } from '@/lib/states';

/** The id of the list, to which each state's section links back. */
export const stateListId = 'states';

/** All states as links to their sections: no script, so it is a list and not a field. */
export function StateList({ language }: { language: Language }) {
  const { stateList, states } = loadDeadlines(language);
  const { stateNames } = loadMessages(language);
  return (
    <Card
      as="nav"
      data-scroll="instant"
      aria-labelledby={stateListId}
      className="my-10 print:hidden"
    >
      <Heading as="h2" size="subtitle" id={stateListId} className="mb-3">
        {stateList}
      </Heading>
      <ul className="columns-[8.5rem] gap-x-4">
        {states.map(({ state }) => (
          <li key={state} className="break-inside-avoid">
            <a href={routesIn(language).deadline(stateId(state))} className="inline-block py-1.5">
              {stateNames[state] ?? state}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
