import { StartForm } from '@/components/blog/start-card';
import { Card } from '@/components/ui/card';
import { Heading } from '@/components/ui/section';
import { loadDeadlines } from '@/lib/content/site-content';
import type { Language } from '@/lib/language';
import { type DeadlineArea, zipOfState } from '@/lib/states';

/** The finder for a known state, which needs no zip code. */
export function StateClaim({ state, language }: { state: DeadlineArea; language: Language }) {
  return (
    <Card as="section" aria-labelledby="state-claim" className="mt-8 print:hidden">
      <Heading as="h2" size="subtitle" id="state-claim">
        {loadDeadlines(language).findLawyer}
      </Heading>
      <StartForm language={language} zipCode={zipOfState(state, language)} />
    </Card>
  );
}
