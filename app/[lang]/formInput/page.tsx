import { EmailForm } from '@/components/forms/email-form';
import { Island } from '@/components/islands/island';
import { SitePage } from '@/components/layout/site-page';
import { PageScript } from '@/components/page-scripts/page-script';
import { Container, Heading } from '@/components/ui/section';
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
      <Container className="py-6 md:py-16">
        <div className="mx-auto max-w-3xl">
          <Heading as="h1" size="title">
            {worded(title, language)}
          </Heading>
          <p className="text-ink-soft mt-2 mb-4">
            {fillText(parts, { count: content.form.groups.length })} {loadHome(language).hero.time}.
          </p>
          <PageScript name="early-answers" />
          <Island name="email-form" when="used">
            <EmailForm {...content} />
          </Island>
          <PageScript name="early-form" />
        </div>
      </Container>
    </SitePage>
  );
}
