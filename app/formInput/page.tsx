import type { Metadata } from 'next';
import { intakeFormContent } from '@/components/forms/form-content';
import { IntakeForm } from '@/components/forms/intake-form';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';

export const metadata: Metadata = pageMetadata({
  title: 'Describe your case',
  description: 'Tell us about your accident. An attorney can call you at no cost.',
  path: routes.intake,
  isIndexed: false,
  isAddressPrivate: true,
});

export default function IntakePage() {
  return (
    <div className="container-page section-space">
      <div className="mx-auto max-w-3xl">
        <h1 className="heading-2 mb-8">Briefly Describe Your Case to Connect with a Top Lawyer</h1>
        <IntakeForm {...intakeFormContent()} />
      </div>
    </div>
  );
}
