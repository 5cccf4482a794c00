import { SectionHeading } from '@/components/ui/section';
import { loadFaq, loadHome } from '@/lib/content/site-content';
import { FaqAnswer } from './faq-answer';
import { LazyFaqTabs } from './lazy-parts';

export function Faq() {
  const { link, ...heading } = loadHome().faq;
  const tabs = loadFaq().map(({ tab, items }, index) => ({
    id: `faq-${index + 1}`,
    label: tab,
    panel: items.map((item) => <FaqAnswer key={item.key} item={item} link={link} />),
  }));
  return (
    <section id="faq" aria-labelledby="faq-title" className="bg-wash">
      <div className="max-w-site px-gutter py-section mx-auto grid grid-cols-1 items-start gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
        <div className="lg:sticky lg:top-8">
          <SectionHeading id="faq" {...heading} />
        </div>
        <LazyFaqTabs tabs={tabs} />
      </div>
    </section>
  );
}
