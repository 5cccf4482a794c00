import { ContactForm } from '@/components/forms/contact-form';
import { contactFormContent } from '@/components/forms/form-content';
import { Island } from '@/components/islands/island';
import { Card } from '@/components/ui/card';
import { SectionHeading } from '@/components/ui/section';
import { loadHome } from '@/lib/content/site-content';
import { ContactWays } from './contact-ways';

export function Contact() {
  const { title, text } = loadHome().contact;
  return (
    <section
      id="contact"
      aria-labelledby="contact-title"
      className="max-w-site px-gutter py-section mx-auto grid grid-cols-1 items-start gap-x-16 gap-y-6 lg:grid-cols-[2fr_3fr]"
    >
      <div className="lg:sticky lg:top-8">
        <SectionHeading id="contact" title={title} text={text} />
        <ContactWays />
      </div>
      <Card>
        <Island name="contact-form" when="near">
          <ContactForm {...contactFormContent()} />
        </Island>
      </Card>
    </section>
  );
}
