import { Card } from '@/components/ui/card';
import type { Deadlines } from '@/lib/content/deadline-schemas';
import { loadMessages } from '@/lib/content/site-content';
import { routes } from '@/lib/routes';
import { stateId } from '@/lib/states';

/** The id of the list, to which each state's section links back. */
export const stateListId = 'states';

/** All states as links to their sections: no script, so it is a list and not a field. */
export function StateList({ deadlines: { stateList, states } }: { deadlines: Deadlines }) {
  const { stateNames } = loadMessages();
  return (
    <Card
      as="nav"
      data-scroll="instant"
      aria-labelledby={stateListId}
      className="my-10 print:hidden"
    >
      <h2 id={stateListId} className="font-display text-subtitle mb-3">
        {stateList}
      </h2>
      <ul className="columns-[8.5rem] gap-x-4">
        {states.map(({ state }) => (
          <li key={state} className="break-inside-avoid">
            <a href={routes.deadline(stateId(state))} className="inline-block py-1.5">
              {stateNames[state] ?? state}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
