import type { Metadata } from 'next';
import { intakeFormContent } from '@/components/forms/form-content';
import { IntakeForm } from '@/components/forms/intake-form';
import { Island } from '@/components/islands/island';
import { SitePage } from '@/components/layout/site-page';
import { Container, Heading } from '@/components/ui/section';
import { loadForms } from '@/lib/content/site-content';
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
            {loadForms(language).intake.title}
          </Heading>
          <Island name="intake-form" when="load">
            <IntakeForm {...intakeFormContent(language)} />
          </Island>
        </div>
      </Container>
    </SitePage>
  );
}
