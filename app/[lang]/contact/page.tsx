import { EmailForm } from '@/components/forms/email-form';
import { Island } from '@/components/islands/island';
import { ContactWays } from '@/components/layout/contact-ways';
import { Masthead } from '@/components/layout/masthead';
import { OperatorFacts } from '@/components/layout/operator-facts';
import { EndOfFirstScreen, SitePage } from '@/components/layout/site-page';
import { PageScript } from '@/components/page-scripts/page-script';
import { Card, Container } from '@/components/ui/section';
import { loadHome } from '@/lib/content/site-content';
import { formContent } from '@/lib/forms/forms';
import { pageLanguage } from '@/lib/page-language';
import { paths } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';

export async function generateMetadata() {
  const language = await pageLanguage();
  const { pageTitle, description } = loadHome(language).contact;
  return pageMetadata(language, { title: pageTitle, description, path: paths.contact });
}

export default async function ContactPage() {
  const language = await pageLanguage();
  const { title, text } = loadHome(language).contact;
  return (
    <SitePage language={language} path={paths.contact}>
      <Masthead title={title}>
        <p className="mt-2 leading-snug">{text}</p>
      </Masthead>
      <Container className="pb-section grid grid-cols-1 items-start gap-x-16 gap-y-6 pt-6 lg:grid-cols-[2fr_3fr] lg:grid-rows-[auto_1fr] lg:pt-8">
        <div>
          <ContactWays language={language} />
        </div>
        <Card className="lg:row-span-2">
          <PageScript name="early-answers" />
          <Island name="email-form" when="used">
            <EmailForm {...formContent('contact', language)} />
          </Island>
          <PageScript name="early-form" />
        </Card>
        <EndOfFirstScreen />
        <OperatorFacts language={language} isShort />
      </Container>
    </SitePage>
  );
}
