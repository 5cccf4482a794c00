import { EmailForm } from '@/components/forms/email-form';
import { Island } from '@/components/islands/island';
import { ContactWays } from '@/components/layout/contact-ways';
import { Fold } from '@/components/ui/fold';
import { Card, Container, Heading, SectionHeading } from '@/components/ui/section';
import { loadHome } from '@/lib/content/site-content';
import { formContent } from '@/lib/forms/forms';
import type { Language } from '@/lib/language';

export function Contact({ language }: { language: Language }) {
  const { title, text, formTitle } = loadHome(language).contact;
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
      <Card className="max-lg:py-3 print:hidden">
        <Fold
          unfoldsFrom="lg"
          title={
            <Heading as="h3" size="subtitle">
              {formTitle}
            </Heading>
          }
        >
          {/* Tools that read all elements would take its fields for fields without labels. */}
          <div className="pt-5 pb-2 max-lg:in-[details:not([open])]:hidden">
            <Island name="email-form" when="near">
              <EmailForm {...formContent('contact', language)} />
            </Island>
          </div>
        </Fold>
      </Card>
    </Container>
  );
}
