import { ContactForm } from '@/components/forms/contact-form';
import { contactFormContent } from '@/components/forms/form-content';
import { Island } from '@/components/islands/island';
import { Card } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import { SectionHeading } from '@/components/ui/section';
import { loadHome } from '@/lib/content/site-content';
import type { Language } from '@/lib/language';
import { ContactWays } from './contact-ways';

export function Contact({ language }: { language: Language }) {
  const { title, text } = loadHome(language).contact;
  return (
    <Container
      as="section"
      isSection
      id="contact"
      aria-labelledby="contact-title"
      className="grid grid-cols-1 items-start gap-x-16 gap-y-6 lg:grid-cols-[2fr_3fr]"
    >
      <div className="lg:sticky lg:top-8">
        <SectionHeading id="contact" title={title} text={text} />
        <ContactWays language={language} />
      </div>
      <Card>
        <Island name="contact-form" when="near">
          <ContactForm {...contactFormContent(language)} />
        </Island>
      </Card>
    </Container>
  );
}
