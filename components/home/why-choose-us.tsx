import { Icon } from '@/components/ui/icon';
import { Container, Heading } from '@/components/ui/section';
import { loadHome, loadWhyChooseUs } from '@/lib/content/site-content';
import type { Language } from '@/lib/language';

export function WhyChooseUs({ language }: { language: Language }) {
  const { title, text } = loadHome(language).whyChooseUs;
  return (
    <section aria-labelledby="why-choose-us-title" className="on-night bg-night text-on-night">
      <Container className="py-10 lg:py-12">
        <Heading as="h2" size="title" id="why-choose-us-title">
          {title}
        </Heading>
        <p className="text-on-night-soft mt-3 max-w-2xl">{text}</p>
        <ul className="mt-6 grid gap-6 lg:grid-cols-3 lg:gap-10">
          {loadWhyChooseUs(language).map(({ key, name, content, icon }) => (
            <li key={key} className="flex gap-4">
              <span className="text-glow">
                <Icon name={icon} size={32} />
              </span>
              <div>
                <h3 className="font-semibold">{name}</h3>
                <p className="text-on-night-soft">{content}</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
