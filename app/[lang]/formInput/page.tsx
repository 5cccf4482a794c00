import type { Metadata } from 'next';
import { EmailForm } from '@/components/forms/email-form';
import { Island } from '@/components/islands/island';
import { SitePage } from '@/components/layout/site-page';
import { Container, Heading } from '@/components/ui/section';
import { loadForms } from '@/lib/content/site-content';
import { formContent } from '@/lib/forms/form-content';
import { worded } from '@/lib/operator';
import { pageLanguage } from '@/lib/page-language';
import { paths } from '@/lib/pages';
import { pageMetadata } from '@/lib/seo';

export async function generateMetadata(): Promise<Metadata> {
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
  return (
    <SitePage language={language} path={paths.intake}>
      <Container isSection>
        <div className="mx-auto max-w-3xl">
          <Heading as="h1" size="title" className="mb-8">
            {worded(loadForms(language).intake.title, language)}
          </Heading>
          <Island name="email-form" when="load">
            <EmailForm {...formContent('intake', language)} />
          </Island>
        </div>
      </Container>
    </SitePage>
  );
}
