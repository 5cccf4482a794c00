import { languages } from '@/lib/language';
import { addressIn, paths } from '@/lib/routes';
import { readCounter } from '@/lib/settings';

// Forms are left out: their address and what they show belong to one visit.
const links = {
  and: [
    { href_matches: '/*' },
    ...languages.flatMap((language) =>
      [paths.intake, paths.confirmation].map((path) => ({
        not: { href_matches: `${addressIn(language, path)}*` },
      })),
    ),
  ],
};

// What a form leads to (<NextPage>). Only fetched: what it shows is decided when it is opened.
const nextPage = { where: { selector_matches: 'a[data-next]' }, eagerness: 'immediate' };

/** Lets the browser prepare a page when a link to it is pointed at, so that it opens at once. */
export function SpeculationRules() {
  const linked = { where: links, eagerness: 'moderate' };
  // Prerendering would count visits that never happen.
  const rules = readCounter()
    ? { prefetch: [linked, nextPage] }
    : { prerender: [linked], prefetch: [nextPage] };
  return <script type="speculationrules">{JSON.stringify(rules)}</script>;
}
