import type { Metadata } from 'next';
import { ReplyExpected, SentCopy, UnlessNothingSent } from '@/components/confirmation/sent-message';
import { ButtonLink } from '@/components/ui/button';
import { LinkedText } from '@/components/ui/linked-text';
import { loadConfirmation } from '@/lib/content/site-content';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';

export const metadata: Metadata = pageMetadata({
  title: 'After your message',
  description: 'What happens once your message was sent, and what to keep ready.',
  path: routes.confirmation,
  isIndexed: false,
  isAddressPrivate: true,
});

export default function ConfirmationPage() {
  const { title, next, ready, copy, ...reply } = loadConfirmation();
  return (
    <div className="container-page section-space">
      <div className="mx-auto max-w-3xl">
        <div className="text-center">
          <img
            src="/images/confirmation.svg"
            alt=""
            width={960}
            height={640}
            className="mx-auto mb-8 w-full max-w-md rounded-picture print:hidden"
          />
          <h1 className="heading-2">{title}</h1>
          <ReplyExpected {...reply} />
        </div>
        <UnlessNothingSent>
          <div className="mt-10 grid gap-5 md:grid-cols-2">
            {[next, ready].map((list) => (
              <section key={list.title} className="card">
                <h2 className="heading-3">{list.title}</h2>
                <ul className="bullets mt-3">
                  {list.items.map((item) => (
                    <li key={item}>
                      <LinkedText text={item} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </UnlessNothingSent>
        <SentCopy texts={copy} />
        <p className="mt-10 text-center print:hidden">
          <ButtonLink href={routes.home}>Go to Home</ButtonLink>
        </p>
      </div>
    </div>
  );
}
