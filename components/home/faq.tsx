import { Island } from '@/components/islands/island';
import { Container } from '@/components/ui/container';
import { SectionHeading } from '@/components/ui/section';
import { loadFaq, loadHome } from '@/lib/content/site-content';
import type { Language } from '@/lib/language';
import { FaqAnswer } from './faq-answer';
import { FaqTabs } from './faq-tabs';

export function Faq({ language }: { language: Language }) {
  const { link, ...heading } = loadHome(language).faq;
  const panels = loadFaq(language).map((panel, index) => ({ ...panel, id: `faq-${index + 1}` }));
  return (
    <section id="faq" aria-labelledby="faq-title" className="bg-wash">
      <Container
        isSection
        className="grid grid-cols-1 items-start gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]"
      >
        <div className="lg:sticky lg:top-8">
          <SectionHeading id="faq" {...heading} />
        </div>
        {/* FaqTabs shows and hides the panels, which are its last children until it does. */}
        <div className="min-w-0" data-ready={false}>
          <Island name="faq-tabs" when="near">
            <FaqTabs tabs={panels.map(({ id, tab }) => ({ id, label: tab }))} />
          </Island>
          {panels.map(({ id, items }, index) => (
            <div
              key={id}
              id={id}
              className="second-panel:hidden second-panel:last:block scroll-mt-24 data-[shown=false]:hidden"
              data-shown={index === 0}
            >
              {items.map((item) => (
                <FaqAnswer key={item.key} item={item} link={link} />
              ))}
            </div>
          ))}
        </div>
      </Container>
    </section>
  );
}
