import type { Metadata } from 'next';
import { AfterSending } from '@/components/confirmation/after-sending';
import { Island } from '@/components/islands/island';
import { loadConfirmation, loadLabels, loadMessages, loadSite } from '@/lib/content/site-content';
import { currentLanguage } from '@/lib/language';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';

export function generateMetadata(): Metadata {
  const { pageTitle, description } = loadConfirmation();
  return pageMetadata({
    title: pageTitle,
    description,
    path: routes.confirmation,
    isIndexed: false,
    isAddressPrivate: true,
  });
}

/** What happens once a message was sent; on paper the copy of what was sent, on one page. */
export default function ConfirmationPage() {
  const texts = loadConfirmation();
  const { name, phone } = loadSite();
  return (
    <div className="max-w-site px-gutter py-section mx-auto print:p-0">
      <p className="border-line hidden border-b pb-2 print:mb-6 print:block">
        {name}, {phone}
      </p>
      <div className="mx-auto max-w-3xl print:max-w-none">
        <div className="text-center print:text-left">
          <img
            src="/images/confirmation.svg"
            alt=""
            width={960}
            height={640}
            className="rounded-picture mx-auto mb-8 w-full max-w-md print:hidden"
          />
          <h1 className="font-display text-title">{texts.title}</h1>
        </div>
        <Island name="after-sending" when="load">
          <AfterSending
            texts={texts}
            erase={loadMessages().erase}
            goHome={loadLabels().goHome}
            phone={phone}
            language={currentLanguage()}
            addresses={{
              contact: routes.contact,
              intake: routes.intake,
              finder: routes.finder,
              home: routes.home,
            }}
          />
        </Island>
      </div>
    </div>
  );
}
