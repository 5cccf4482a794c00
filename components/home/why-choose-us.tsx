import { Icon } from '@/components/ui/icon';
import { Container, Heading } from '@/components/ui/section';
import { loadHome, loadWhyChooseUs } from '@/lib/content/site-content';
import type { Language } from '@/lib/language';

export function WhyChooseUs({ language }: { language: Language }) {
  const { title, text } = loadHome(language).whyChooseUs;
  const points = loadWhyChooseUs(language);
  const first = points.find(({ figure }) => figure);
  return (
    <section aria-labelledby="why-choose-us-title" className="on-night bg-night text-on-night">
      <Container className="grid gap-x-16 gap-y-6 py-8 lg:grid-cols-[2fr_3fr] lg:py-20">
        <div>
          <Heading as="h2" size="title" id="why-choose-us-title">
            {title}
          </Heading>
          <p className="text-on-night-soft mt-3 max-w-2xl">{text}</p>
          {first && (
            <div className="mt-6 flex flex-wrap items-center gap-x-5">
              <p className="font-display text-glow text-[min(5.5rem,28vw)] leading-none">
                {first.figure}
              </p>
              <div className="flex-[1_1_10rem]">
                <h3 className="text-lg font-semibold">{first.name}</h3>
                <p className="text-on-night-soft">{first.content}</p>
              </div>
            </div>
          )}
        </div>
        <ul role="list" className="border-night-line border-b">
          {points
            .filter((point) => point !== first)
            .map(({ key, name, content, icon }) => (
              <li key={key} className="border-night-line flex gap-4 border-t py-3 lg:py-5">
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
