import { Icon } from '@/components/ui/icon';
import { Container, Heading } from '@/components/ui/section';
import { loadHome, loadWhyChooseUs } from '@/lib/content/site-content';
import type { Language } from '@/lib/language';

export function WhyChooseUs({ language }: { language: Language }) {
  const { title, text } = loadHome(language).whyChooseUs;
  return (
    <section aria-labelledby="why-choose-us-title" className="on-night bg-night text-on-night">
      <Container className="grid gap-x-16 gap-y-6 py-8 lg:grid-cols-[2fr_3fr] lg:py-20">
        <div>
          <Heading as="h2" size="title" id="why-choose-us-title">
            {title}
          </Heading>
          <p className="text-on-night-soft mt-3 max-w-2xl">{text}</p>
        </div>
        <ul role="list" className="divide-night-line border-night-line divide-y border-y">
          {loadWhyChooseUs(language).map(({ key, name, content, icon }) => (
            <li key={key} className="flex gap-5 py-4 lg:py-5">
              <span className="text-glow">
                <Icon name={icon} size={36} />
              </span>
              <div>
                <h3 className="text-lg font-semibold">{name}</h3>
                <p className="text-on-night-soft">{content}</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
