import type { Metadata } from 'next';
import { StateList } from '@/components/deadlines/state-list';
import { StateSection } from '@/components/deadlines/state-section';
import { WithCallBar } from '@/components/layout/with-call-bar';
import { ButtonLink } from '@/components/ui/button';
import { Prose } from '@/components/ui/prose';
import { renderPage } from '@/lib/content/page-places';
import { loadDeadlines, loadDeadlinesIntro, loadSite } from '@/lib/content/site-content';
import { currentLanguage } from '@/lib/language';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';

export function generateMetadata(): Metadata {
  const { title, description } = loadDeadlinesIntro().facts;
  return pageMetadata({ title, description, path: routes.deadlines });
}

export default function DeadlinesPage() {
  const { facts, body } = loadDeadlinesIntro();
  const deadlines = loadDeadlines();
  return (
    <>
      <div className="max-w-site px-gutter pt-section mx-auto">
        <div className="mx-auto max-w-3xl">
          <h1 className="font-display text-headline">{facts.title}</h1>
          <p className="mt-6 text-lg">{deadlines.lead}</p>
          <StateList deadlines={deadlines} />
        </div>
      </div>
      {/* Below the list, so that the bar never lies on one of its links. */}
      <WithCallBar>
        <div className="max-w-site px-gutter pb-section mx-auto">
          <div className="mx-auto max-w-3xl">
            <Prose html={renderPage(body, loadSite(), currentLanguage())} />
            <div className="mt-12">
              {deadlines.states.map((row) => (
                <StateSection key={row.state} row={row} deadlines={deadlines} />
              ))}
            </div>
            <ButtonLink href={routes.finder} className="mt-10 print:hidden">
              {deadlines.findLawyer}
            </ButtonLink>
          </div>
        </div>
      </WithCallBar>
    </>
  );
}
