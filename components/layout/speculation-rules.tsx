import { readCounter } from '@/lib/counter';
import { languages } from '@/lib/language';
import { addressIn, paths } from '@/lib/routes';

// Forms are left out: their address and what they show belong to one visit.
const where = {
  and: [
    { href_matches: '/*' },
    ...languages.flatMap((language) =>
      [paths.intake, paths.confirmation].map((path) => ({
        not: { href_matches: `${addressIn(language, path)}*` },
      })),
    ),
  ],
};

/** Lets the browser prepare a page when a link to it is pointed at, so that it opens at once. */
export function SpeculationRules() {
  // A page that runs before it is opened would be counted although nobody opened it.
  const action = readCounter() ? 'prefetch' : 'prerender';
  const rules = JSON.stringify({ [action]: [{ where, eagerness: 'moderate' }] });
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: rules }} />;
}
