import { Section } from '@/components/ui/section';
import { loadFaq, loadHome } from '@/lib/content/site-content';
import { FaqAnswer } from './faq-answer';
import { LazyFaqTabs } from './lazy-parts';

export function Faq() {
  const tabs = loadFaq().map(({ tab, items }, index) => ({
    id: `faq-${index + 1}`,
    label: tab,
    panel: items.map((item) => <FaqAnswer key={item.subject} item={item} />),
  }));
  return (
    <Section id="faq" {...loadHome().faq}>
      <LazyFaqTabs tabs={tabs} />
    </Section>
  );
}
