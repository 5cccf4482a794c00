import { Island } from '@/components/islands/island';
import { Caret } from '@/components/ui/fold';
import { Container, Heading, SectionHeading } from '@/components/ui/section';
import { LinkedText } from '@/components/ui/text';
import type { FaqTab } from '@/lib/content/schemas';
import { loadFaq, loadHome } from '@/lib/content/site-content';
import { questionId } from '@/lib/ids';
import type { Language } from '@/lib/language';
import { FaqTabs } from './faq-tabs';

export function Faq({ language }: { language: Language }) {
  const { link, ...heading } = loadHome(language).faq;
  const panels = loadFaq(language).map((panel) => ({ ...panel, id: `topic-${panel.key}` }));
  return (
    <section id="faq" aria-labelledby="faq-title" className="bg-wash">
      <Container
        isSection
        className="grid grid-cols-1 items-start gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]"
      >
        <div className="lg:sticky lg:top-8">
          <SectionHeading id="faq" {...heading} />
        </div>
        {/* All questions show under headings until FaqTabs hides panels. */}
        <div className="group/faq min-w-0">
          <Island name="faq-tabs" when="near">
            <FaqTabs tabs={panels.map(({ id, tab }) => ({ id, label: tab }))} />
          </Island>
          {panels.map(({ id, tab, items }) => (
            <div key={id} id={id} className="scroll-mt-24">
              <Heading
                as="h3"
                size="subtitle"
                className="mt-8 mb-4 group-has-[[role=tab]]/faq:hidden"
              >
                {tab}
              </Heading>
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

type FaqItem = FaqTab['items'][number];

/** Collapsible question. The id is on the answer, so browsers open it when linked. */
function FaqAnswer({ item, link }: { item: FaqItem; link: string }) {
  const id = questionId(item.key);
  return (
    <details className="group border-line details-content:block-size-0 open:details-content:block-size-auto border-b [interpolate-size:allow-keywords] details-content:overflow-clip details-content:transition-[block-size,content-visibility] details-content:transition-discrete details-content:duration-250">
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-3 text-lg leading-snug font-semibold">
        <h3>{item.subject}</h3>
        <Caret />
      </summary>
      <div id={id} className="text-ink-soft grid max-w-[68ch] gap-3 pb-6">
        <AnswerText item={item} />
        <p>
          <a href={`#${id}`} className="text-note">
            {link}
          </a>
        </p>
      </div>
    </details>
  );
}

export function AnswerText({ item }: { item: FaqItem }) {
  const points = [
    item.content1,
    item.content2,
    item.content3,
    item.content4,
    item.content5,
    item.content6,
    item.content7,
  ].filter((point) => point !== undefined);
  return (
    <>
      <p>
        <LinkedText text={item.subtitle1} />
      </p>
      {points.length > 0 && (
        <ul className="marker:text-teal list-disc pl-5">
          {points.map((point) => (
            <li key={point}>
              <LinkedText text={point} />
            </li>
          ))}
        </ul>
      )}
      {item.subtitle2 && (
        <p>
          <LinkedText text={item.subtitle2} />
        </p>
      )}
    </>
  );
}
