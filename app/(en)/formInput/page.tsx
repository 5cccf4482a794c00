import type { Metadata } from 'next';
import { intakeFormContent } from '@/components/forms/form-content';
import { IntakeForm } from '@/components/forms/intake-form';
import { Island } from '@/components/islands/island';
import { PageScript } from '@/components/page-scripts/page-script';
import { loadForms } from '@/lib/content/site-content';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';

export function generateMetadata(): Metadata {
  const { pageTitle, description } = loadForms().intake;
  return pageMetadata({
    title: pageTitle,
    description,
    path: routes.intake,
    isIndexed: false,
    isAddressPrivate: true,
    // Counting would hand its address, with the accident type and the zip code, to the service that counts.
    isCounted: false,
  });
}

export default function IntakePage() {
  return (
    <div className="max-w-site px-gutter py-section mx-auto">
      <div className="mx-auto max-w-3xl">
        <h1 className="font-display text-title mb-8">{loadForms().intake.title}</h1>
        <Island name="intake-form" when="load">
          <IntakeForm {...intakeFormContent()} />
        </Island>
        <PageScript name="keep-choice" />
      </div>
    </div>
  );
}
