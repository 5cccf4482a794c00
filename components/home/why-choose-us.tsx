import { Icon } from '@/components/ui/icon';
import { Container, Heading } from '@/components/ui/section';
import { loadHome, loadWhyChooseUs } from '@/lib/content/site-content';
import type { Language } from '@/lib/language';

export function WhyChooseUs({ language }: { language: Language }) {
  const { title, text } = loadHome(language).whyChooseUs;
  return (
    <section aria-labelledby="why-choose-us-title" className="on-night bg-night text-on-night">
      <Container isSection className="grid items-center gap-x-16 lg:grid-cols-2">
        <img
          src="/images/guide.svg"
          alt=""
          width={960}
          height={640}
          loading="lazy"
          className="rounded-picture hidden w-full lg:block"
        />
        <div>
          <Heading as="h2" size="title" id="why-choose-us-title">
            {title}
          </Heading>
          <p className="text-on-night-soft mt-3">{text}</p>
          <ul className="divide-night-line mt-4 divide-y sm:mt-6">
            {loadWhyChooseUs(language).map(({ key, name, content, icon }) => (
              <li key={key} className="flex gap-4 py-4 sm:gap-6">
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
        </div>
      </Container>
    </section>
  );
}
