import { notFound } from 'next/navigation';
import { LawLines, MainTimes, StateClaim, StateHelp } from '@/components/deadlines/state-sections';
import { Timetable } from '@/components/deadlines/timetable';
import { NotServed } from '@/components/forms/place-notes';
import { WithCallBar } from '@/components/layout/call-bar';
import { Masthead } from '@/components/layout/masthead';
import { ReviewedBy } from '@/components/layout/reviewed-by';
import { ShareLinks } from '@/components/layout/share-links';
import { EndOfFirstScreen, SitePage } from '@/components/layout/site-page';
import { Container } from '@/components/ui/section';
import {
  loadDeadlines,
  loadFederal,
  loadMessages,
  loadOperator,
  loadStateDeadlines,
} from '@/lib/content/site-content';
import { loadAnswers } from '@/lib/deadlines/answers';
import { usualTime } from '@/lib/deadlines/usual-time';
import { fillText } from '@/lib/inline-text';
import { type Language, longDate, originalLanguage } from '@/lib/language';
import { pageLanguage } from '@/lib/page-language';
import { servedBy } from '@/lib/referral';
import { fileRoutes, routesIn, stateDeadlinesPath } from '@/lib/routes';
import { pageMetadata, stateJsonLd } from '@/lib/seo';
import { isServed, takesMessages } from '@/lib/served';

const road = { name: 'hero-strip', height: 292, className: 'h-56' };

type PageProps = { params: Promise<{ state: string }> };

export const generateStaticParams = () =>
  loadStateDeadlines(originalLanguage).map(({ id }) => ({ state: id }));

export async function generateMetadata({ params }: PageProps) {
  const language = await pageLanguage();
  const { id, name } = stateAt((await params).state, language);
  const { title, description } = loadDeadlines(language);
  const heading = fillText(title, { state: name });
  return pageMetadata(language, {
    title: heading,
    description: fillText(description, { state: name }),
    path: stateDeadlinesPath(id),
    picture: { src: fileRoutes.statePicture(language, id), alt: heading },
    // The timetable keeps choices and days in the fragment, and counters send whole addresses.
    isCounted: false,
  });
}

export default async function StatePage({ params }: PageProps) {
  const language = await pageLanguage();
  const {
    id,
    state,
    name,
    checked,
    reviewed,
    help,
    laws: stateLaws,
  } = stateAt((await params).state, language);
  const served = servedBy(loadOperator(language));
  const texts = loadDeadlines(language);
  const routes = routesIn(language);
  const laws = [...stateLaws, ...loadFederal(language).laws];
  const title = fillText(texts.title, { state: name });
  return (
    <SitePage language={language} path={stateDeadlinesPath(id)}>
      <script type="application/ld+json">
        {JSON.stringify(stateJsonLd(language, { id, checked, reviewed }, title))}
      </script>
      <WithCallBar language={language} isOff={!takesMessages(state, served)}>
        <Masthead
          title={title}
          picture={road}
          above={
            <p className="text-sm print:hidden">
              <a className="text-on-night-soft inline-block py-1" href={routes.deadlines}>
                {texts.backToList}
              </a>
            </p>
          }
        >
          <p className="mt-2 text-lg font-semibold">
            {usualTime(state, language, loadAnswers(language)).text}.
          </p>
          <p className="leading-snug">{texts.stateLead}</p>
          <MainTimes laws={laws} language={language} />
        </Masthead>
        <EndOfFirstScreen />
        <Container className="pb-section pt-6 lg:pt-8 print:py-0">
          <Timetable {...{ id, state, name, laws, language }} isServed={isServed(state, served)} />
          <ShareLinks title={title} path={routes.stateDeadlines(id)} language={language} />
          <div className="gap-x-14 lg:grid lg:grid-cols-[1fr_22rem]">
            <div>
              <LawLines laws={laws} language={language} />
              <p className="text-ink-soft mt-3 text-sm">
                {texts.checked} <time dateTime={checked}>{longDate(checked, language)}</time>
                <ReviewedBy reviewed={reviewed} language={language} />
              </p>
              {!isServed(state, served) ? (
                <div className="mt-8">
                  <NotServed
                    area={state}
                    places={{ ...loadMessages(language), language, served }}
                  />
                </div>
              ) : (
                <StateClaim state={state} language={language} />
              )}
            </div>
            <StateHelp help={help} language={language} />
          </div>
        </Container>
      </WithCallBar>
    </SitePage>
  );
}

function stateAt(id: string, language: Language) {
  return loadStateDeadlines(language).find((state) => state.id === id) ?? notFound();
}
