import type { Deadlines } from '@/lib/content/deadline-schemas';
import { routes } from '@/lib/routes';

/** The id of the list, to which each state's section links back. */
export const stateListId = 'states';

/** All states as links to their sections: no script, so it is a list and not a field. */
export function StateList({ deadlines: { stateList, states } }: { deadlines: Deadlines }) {
  return (
    <nav aria-labelledby={stateListId} className="card state-list my-10 print:hidden">
      <h2 id={stateListId} className="heading-3 mb-3">
        {stateList}
      </h2>
      <ul className="columns-2 gap-x-6 sm:columns-3 md:columns-4">
        {states.map(({ state, id }) => (
          <li key={id} className="break-inside-avoid">
            <a href={routes.deadline(id)} className="inline-block py-1.5">
              {state}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
