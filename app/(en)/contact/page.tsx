import type { Metadata } from 'next';
import { ContactForm } from '@/components/forms/contact-form';
import { contactFormContent } from '@/components/forms/form-content';
import { ContactWays } from '@/components/home/contact-ways';
import { Island } from '@/components/islands/island';
import { Card } from '@/components/ui/card';
import { loadHome } from '@/lib/content/site-content';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';

export function generateMetadata(): Metadata {
  const { pageTitle, description } = loadHome().contact;
  return pageMetadata({ title: pageTitle, description, path: routes.contact });
}

export default function ContactPage() {
  const { title, text } = loadHome().contact;
  return (
    <div className="max-w-site px-gutter py-section mx-auto grid grid-cols-1 items-start gap-x-16 gap-y-6 lg:grid-cols-[2fr_3fr]">
      <div className="lg:sticky lg:top-8">
        <h1 className="font-display text-headline">{title}</h1>
        <p className="text-ink-soft mt-4">{text}</p>
        <ContactWays />
      </div>
      <Card>
        <Island name="contact-form" when="load">
          <ContactForm {...contactFormContent()} />
        </Island>
      </Card>
    </div>
  );
}
