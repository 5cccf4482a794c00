import type { Metadata } from 'next';
import {
  CountSent,
  ReplyExpected,
  SentCopy,
  UnlessNothingSent,
} from '@/components/confirmation/sent-message';
import { Bullets } from '@/components/ui/bullets';
import { ButtonLink } from '@/components/ui/button';
import { LinkedText } from '@/components/ui/linked-text';
import { loadConfirmation, loadLabels, loadSite } from '@/lib/content/site-content';
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
  const { title, next, ready, copy, ...reply } = loadConfirmation();
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
          <h1 className="font-display text-title">{title}</h1>
          <ReplyExpected {...reply} finder={routes.finder} />
        </div>
        <UnlessNothingSent>
          <div className="mt-10 grid gap-x-12 gap-y-8 md:grid-cols-2 print:mt-6 print:grid-cols-2">
            <section>
              <h2 className="border-amber font-display text-subtitle mb-3 border-t-3 pt-3">
                {next.title}
              </h2>
              <ol className="text-ink-soft marker:text-teal grid list-decimal gap-2 pl-5 marker:font-semibold">
                {next.items.map((item) => (
                  <li key={item}>
                    <LinkedText text={item} />
                  </li>
                ))}
              </ol>
            </section>
            <section>
              <h2 className="border-amber font-display text-subtitle mb-3 border-t-3 pt-3">
                {ready.title}
              </h2>
              <Bullets items={ready.items} />
            </section>
          </div>
        </UnlessNothingSent>
        <SentCopy texts={copy} />
        <CountSent />
        <p className="mt-10 text-center print:hidden">
          <ButtonLink href={routes.home}>{loadLabels().goHome}</ButtonLink>
        </p>
      </div>
    </div>
  );
}
