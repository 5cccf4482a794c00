import { EmailForm } from '@/components/forms/email-form';
import { Island } from '@/components/islands/island';
import { ContactWays } from '@/components/layout/contact-ways';
import { Masthead } from '@/components/layout/masthead';
import { SitePage } from '@/components/layout/site-page';
import { PageScript } from '@/components/page-scripts/page-script';
import { Container } from '@/components/ui/section';
import { loadForms, loadHome, worded } from '@/lib/content/site-content';
import { formContent } from '@/lib/forms/forms';
import { fillText } from '@/lib/inline-text';
import { pageLanguage } from '@/lib/page-language';
import { paths } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';

export async function generateMetadata() {
  const language = await pageLanguage();
  const { pageTitle, description } = loadForms(language).intake;
  return pageMetadata(language, {
    title: pageTitle,
    description,
    path: paths.intake,
    // Its address contains the accident type and the zip code.
    isCounted: false,
  });
}

export default async function IntakePage() {
  const language = await pageLanguage();
  const { title, parts } = loadForms(language).intake;
  const content = formContent('intake', language);
  return (
    <SitePage language={language} path={paths.intake}>
      <Masthead title={worded(title, language)} size="title">
        <p className="mt-2 leading-snug">
          {fillText(parts, { count: content.form.groups.length })} {loadHome(language).hero.time}.
        </p>
      </Masthead>
      <Container className="pb-section gap-x-14 pt-6 lg:grid lg:grid-cols-[1fr_22rem] lg:pt-8">
        <div>
          <PageScript name="early-answers" />
          <Island name="email-form" when="used">
            <EmailForm {...content} />
          </Island>
          <PageScript name="early-form" />
        </div>
        <div className="hidden lg:block">
          <ContactWays language={language} />
        </div>
      </Container>
    </SitePage>
  );
}
