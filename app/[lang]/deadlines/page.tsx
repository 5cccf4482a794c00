import { AskTimes, StateList } from '@/components/deadlines/choose-state';
import { WithCallBar } from '@/components/layout/call-bar';
import { Masthead } from '@/components/layout/masthead';
import { SitePage } from '@/components/layout/site-page';
import { ButtonLink } from '@/components/ui/button';
import { Container, Heading } from '@/components/ui/section';
import { Prose } from '@/components/ui/text';
import { loadDeadlines, loadPage } from '@/lib/content/site-content';
import { stateId } from '@/lib/ids';
import { pageLanguage } from '@/lib/page-language';
import { deadlinesIntro, paths, routesIn } from '@/lib/routes';
import { datasetJsonLd, pageMetadata } from '@/lib/seo';

export async function generateMetadata() {
  const language = await pageLanguage();
  const { title, description } = loadPage(deadlinesIntro, language).facts;
  return pageMetadata(language, { title, description, path: paths.deadlines });
}

export default async function DeadlinesPage() {
  const language = await pageLanguage();
  const { facts, html } = loadPage(deadlinesIntro, language);
  const deadlines = loadDeadlines(language);
  return (
    <SitePage language={language} path={paths.deadlines}>
      <script type="application/ld+json">{JSON.stringify(datasetJsonLd(language))}</script>
      <Masthead title={facts.title}>
        <p className="max-w-text mt-2 leading-snug">{deadlines.lead}</p>
        <div className="text-ink max-w-text mt-6 print:hidden noscript:hidden">
          <AskTimes language={language} isMain />
          <p className="text-on-night-soft mt-1 text-sm">{deadlines.opens}</p>
        </div>
      </Masthead>
      <Container>
        <StateList language={language} />
      </Container>
      {/* Below the list, so the bar never covers its links. */}
      <WithCallBar language={language}>
        <Container className="pb-section gap-x-14 lg:grid lg:grid-cols-[1fr_22rem]">
          <div className="max-w-text mt-8">
            <Prose html={html} />
            <ButtonLink href={routesIn(language).finder} className="mt-10 print:hidden">
              {deadlines.findLawyer}
            </ButtonLink>
          </div>
          <section aria-labelledby="islands" className="mt-8">
            <Heading as="h2" size="subtitle" id="islands" className="mb-3">
              {deadlines.islands}
            </Heading>
            {deadlines.places.map(({ name, text, section, url, confirmed }) => (
              <p key={name} id={stateId(name)} className="mt-3 scroll-mt-4">
                {text} {confirmed === 'unsure' && <strong>{deadlines.unsure} </strong>}
                <span lang="en" className="text-ink-soft text-sm">
                  {url ? <a href={url}>{section}</a> : section}
                </span>
              </p>
            ))}
          </section>
        </Container>
      </WithCallBar>
    </SitePage>
  );
}
