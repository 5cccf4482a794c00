import { AccidentTypeChoice } from '@/components/home/accident-type-choice';
import { PageScript } from '@/components/page-scripts/page-script';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Heading } from '@/components/ui/section';
import { claimParameters, finderName } from '@/lib/claim-query';
import { loadAccidentTypes, loadDeadlines, loadLabels } from '@/lib/content/site-content';
import type { Language } from '@/lib/language';
import { routesIn } from '@/lib/routes';
import { type DeadlineArea, zipOfState } from '@/lib/states';

/** The finder for a known state, which needs no zip code. */
export function StateClaim({ state, language }: { state: DeadlineArea; language: Language }) {
  const { finder } = loadLabels(language);
  return (
    <Card as="section" aria-labelledby="state-claim" className="mt-8 print:hidden">
      <Heading as="h2" size="subtitle" id="state-claim" className="mb-2">
        {loadDeadlines(language).findLawyer}
      </Heading>
      <form
        name={finderName}
        action={routesIn(language).intake}
        method="get"
        className="@container"
      >
        <input type="hidden" name={claimParameters.zipCode} value={zipOfState(state, language)} />
        <AccidentTypeChoice accidentTypes={loadAccidentTypes(language)} labels={finder} />
        <Button type="submit" className="mt-3">
          {finder.submit}
        </Button>
      </form>
      <PageScript name="sync-accident" />
    </Card>
  );
}
