import { AfterSending } from '@/components/confirmation/after-sending';
import { Island } from '@/components/islands/island';
import { Illustration } from '@/components/layout/illustration';
import { SitePage } from '@/components/layout/site-page';
import { Container } from '@/components/ui/section';
import {
  loadConfirmation,
  loadLabels,
  loadMessages,
  loadOperator,
  worded,
} from '@/lib/content/site-content';
import { loadHelpToday } from '@/lib/deadlines/answers';
import { loadPlaces } from '@/lib/forms/forms';
import { pageLanguage } from '@/lib/page-language';
import { paths, routesIn } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';

export async function generateMetadata() {
  const language = await pageLanguage();
  const { pageTitle, description } = loadConfirmation(language);
  return pageMetadata(language, { title: pageTitle, description, path: paths.confirmation });
}

export default async function ConfirmationPage() {
  const language = await pageLanguage();
  const texts = loadConfirmation(language);
  const { contact, intake, finder, home } = routesIn(language);
  return (
    <SitePage language={language} path={paths.confirmation}>
      <Container isSection className="print:p-0">
        <div className="mx-auto max-w-3xl print:max-w-none">
          <Illustration
            name="confirmation"
            alt=""
            width={960}
            height={640}
            className="rounded-picture mx-auto mb-8 w-full max-w-md print:hidden"
          />
          <Island name="after-sending" when="load">
            <AfterSending
              title={worded(texts.title, language)}
              texts={texts}
              erase={loadMessages(language).erase}
              places={loadPlaces(language)}
              help={loadHelpToday(language)}
              hours={loadOperator(language).hours}
              goHome={loadLabels(language).goHome}
              addresses={{ contact, intake, finder, home }}
            />
          </Island>
        </div>
      </Container>
    </SitePage>
  );
}
