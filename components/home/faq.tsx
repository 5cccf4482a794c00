import { Island } from '@/components/islands/island';
import { Illustration } from '@/components/layout/illustration';
import { Disclosure, printsOpen } from '@/components/ui/fold';
import { Container, Heading, SectionHeading } from '@/components/ui/section';
import { Items, Paragraphs } from '@/components/ui/text';
import type { FaqTab } from '@/lib/content/schemas';
import { loadFaq, loadHome, loadPage } from '@/lib/content/site-content';
import { questionId } from '@/lib/ids';
import type { Language } from '@/lib/language';
import { routesIn } from '@/lib/routes';
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
          <Island name="faq-tabs" when="near">
            <FaqTabs tabs={panels.map(({ id, tab }) => ({ id, label: tab }))} />
          </Island>
          <Illustration
            name="guide"
            alt=""
            width={960}
            height={640}
            loading="lazy"
            className="rounded-picture mt-8 hidden w-full lg:block print:hidden"
          />
        </div>
        {/* All questions show under headings until FaqTabs hides panels. */}
        <div className="min-w-0">
          {panels.map(({ id, tab, items }) => (
            <div key={id} id={id} className="scroll-mt-24">
              <Heading as="h3" size="subtitle" className="mt-8 mb-4">
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
    <Disclosure
      title={<h3>{item.subject}</h3>}
      className={`border-line details-content:block-size-0 open:details-content:block-size-auto print:details-content:block-size-auto border-b [interpolate-size:allow-keywords] details-content:overflow-clip details-content:[transition:block-size_.25s,content-visibility_.25s_allow-discrete] ${printsOpen}`}
      summary="min-h-12 gap-4 py-2.5 leading-snug font-semibold md:text-lg"
    >
      <div id={id} className="text-ink-soft grid max-w-[68ch] gap-3 pb-6">
        <AnswerText item={item} />
        <p className="print:hidden">
          <a href={`#${id}`} className="text-note">
            {link}
          </a>
        </p>
      </div>
    </Disclosure>
  );
}

function AnswerText({ item }: { item: FaqItem }) {
  const { subtitle1, subtitle2, key: _, subject: __, ...contents } = item;
  const points = Object.values(contents).filter((point) => point !== undefined);
  return (
    <>
      <Paragraphs texts={[subtitle1]} />
      {points.length > 0 && <Items items={points} />}
      {subtitle2 && <Paragraphs texts={[subtitle2]} />}
    </>
  );
}

/** An answer of the FAQ on the first screen, for people hurt just now. */
export function WhatToDoNow({ language }: { language: Language }) {
  const { now, nowAnswer } = loadHome(language).hero;
  const item = loadFaq(language)
    .flatMap(({ items }) => items)
    .find(({ key }) => nowAnswer === `/#${questionId(key)}`);
  if (!item) return null;
  return (
    <Disclosure
      title={now}
      className="rounded-card border-line bg-card border px-4"
      summary="max-sm:text-note min-h-[52px] gap-3 font-semibold"
    >
      <div className="text-ink-soft grid gap-3 pb-4">
        <AnswerText item={item} />
        <p>
          <a href={routesIn(language).keep}>{loadPage('pages/keep', language).facts.title}</a>
        </p>
      </div>
    </Disclosure>
  );
}
