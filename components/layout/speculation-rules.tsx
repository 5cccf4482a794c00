import { paths } from '@/lib/routes';

// Forms are left out: their address and what they show belong to one visit.
const rules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: `${paths.intake}*` } },
          { not: { href_matches: `${paths.confirmation}*` } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** Lets the browser prepare a page when a link to it is pointed at, so that it opens at once. */
export function SpeculationRules() {
  return (
    <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />
  );
}
