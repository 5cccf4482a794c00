import { readCounter } from '@/lib/counter';
import { routes } from '@/lib/routes';

// Forms are left out: their address and what they show belong to one visit.
const where = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: `${routes.intake}*` } },
    { not: { href_matches: `${routes.confirmation}*` } },
  ],
};

/** Lets the browser prepare a page when a link to it is pointed at, so that it opens at once. */
export function SpeculationRules() {
  // A page that runs before it is opened would be counted although nobody opened it.
  const action = readCounter() ? 'prefetch' : 'prerender';
  const rules = JSON.stringify({ [action]: [{ where, eagerness: 'moderate' }] });
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: rules }} />;
}
