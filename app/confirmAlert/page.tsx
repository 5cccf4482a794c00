import type { Metadata } from 'next';
import { ButtonLink } from '@/components/ui/button';
import { loadMessages } from '@/lib/content/site-content';
import { routes } from '@/lib/routes';

export const metadata: Metadata = {
  title: 'Message sent',
  alternates: { canonical: routes.confirmation },
  robots: { index: false },
};

export default function ConfirmationPage() {
  return (
    <div className="container-page section-space text-center">
      <img
        src="/images/confirmation.svg"
        alt=""
        width={960}
        height={640}
        className="mx-auto mb-10 w-full max-w-xl rounded-picture"
      />
      <h1 className="heading-2">{loadMessages().confirmationTitle}</h1>
      <p className="mt-4 mb-8 text-ink-soft">
        Keep your phone near you. We reply in under 24 hours.
      </p>
      <ButtonLink href={routes.home}>Go to Home</ButtonLink>
    </div>
  );
}
