import { paths } from '@/lib/pages';
import { readCounter } from '@/lib/settings';

// Not forms: their address and content belong to one visit.
const links = {
  and: [
    { href_matches: '/*' },
    {
      not: {
        href_matches: [paths.intake, paths.confirmation].map((path) => `/*${path.slice(1)}*`),
      },
    },
  ],
};

// Prefetch only: what a form's next page shows is decided when it opens.
const nextPage = { where: { selector_matches: 'a[data-next]' }, eagerness: 'immediate' };

/** Lets browsers prefetch or prerender pages when a link is pointed at. */
export function SpeculationRules() {
  const linked = { where: links, eagerness: 'moderate' };
  // Prerendering would count visits that never happen.
  const rules = readCounter()
    ? { prefetch: [linked, nextPage] }
    : { prerender: [linked], prefetch: [nextPage] };
  return <script type="speculationrules">{JSON.stringify(rules)}</script>;
}
