import type { Metadata } from 'next';
import { ContactForm } from '@/components/forms/contact-form';
import { contactFormContent } from '@/components/forms/form-content';
import { loadHome, loadSite } from '@/lib/content/site-content';
import { phoneAddress, routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';

export const metadata: Metadata = pageMetadata({
  title: 'Contact Us',
  description: 'Write to us or call. We reply in under 24 hours, and it costs you nothing.',
  path: routes.contact,
});

export default function ContactPage() {
  const { title, text } = loadHome().contact;
  const { phone, mailbox } = loadSite();
  return (
    <div className="container-page section-space grid grid-cols-1 gap-10 lg:grid-cols-[2fr_3fr] lg:gap-16">
      <div>
        <h1 className="heading-1">{title}</h1>
        <p className="mt-4 text-ink-soft">{text}</p>
        <p className="mt-6 text-lg">
          Call <a href={phoneAddress(phone)}>{phone}</a>
          <br />
          or write to <a href={`mailto:${mailbox}`}>{mailbox}</a>
        </p>
        <img
          src="/images/contact.svg"
          alt=""
          width={960}
          height={800}
          className="mt-8 hidden w-full max-w-md rounded-picture lg:block"
        />
      </div>
      <div className="card">
        <ContactForm {...contactFormContent()} />
      </div>
    </div>
  );
}
