import { AskTimes } from '@/components/deadlines/choose-state';
import { Island } from '@/components/islands/island';
import { Illustration } from '@/components/layout/illustration';
import { EndOfFirstScreen } from '@/components/layout/site-page';
import { PageScript } from '@/components/page-scripts/page-script';
import { Icon } from '@/components/ui/icon';
import { Container, Heading } from '@/components/ui/section';
import { loadAccidentTypes, loadHome, loadLabels, loadOperator } from '@/lib/content/site-content';
import { loadPlaces } from '@/lib/forms/forms';
import type { Language } from '@/lib/language';
import { findPicture } from '@/lib/pictures';
import { routesIn } from '@/lib/routes';
import { ClaimFinder } from './claim-finder';
import { WhatToDoNow } from './faq';
import { Seals } from './seals';

/** The first screen: on a phone of 360 by 640 pixels it holds the whole finder. */
export function Hero({ language }: { language: Language }) {
  const { hero } = loadHome(language);
  const { finder } = loadLabels(language);
  const { adLabel } = loadOperator(language);
  return (
    <Container
      as="section"
      aria-labelledby="hero-title"
      className="grid gap-x-14 pt-3 pb-6 sm:pt-8 lg:grid-cols-[1.15fr_1fr] lg:grid-rows-[auto_auto_1fr_auto] lg:pb-18"
    >
      <Heading as="h1" size="headline" id="hero-title" className="lg:col-span-2">
        {hero.title}
      </Heading>
      <p className="text-ink-soft max-2xs:order-1 mt-1 leading-snug lg:col-span-2">{hero.text}</p>
      <div className="mt-3 lg:row-span-2 lg:mt-5">
        <div className="rounded-card border-line bg-card shadow-finder p-card border" id="finder">
          <Island name="claim-finder" when="used">
            <ClaimFinder
              action={routesIn(language).intake}
              accidentTypes={loadAccidentTypes(language)}
              labels={finder}
              places={loadPlaces(language)}
            />
          </Island>
          <PageScript name="early-answers" />
          <ul
            role="list"
            className="text-ink-soft mt-2 flex flex-wrap gap-x-3 gap-y-1 text-sm sm:gap-x-5"
          >
            {[{ key: 'time', icon: 'clock' as const, text: hero.time }, ...hero.promises].map(
              ({ key, icon, text }) => (
                <li key={key} className="flex items-center gap-1">
                  <Icon name={icon} size={16} />
                  {text}
                </li>
              ),
            )}
          </ul>
        </div>
        {adLabel && <p className="text-ink-soft mt-3 text-sm">{adLabel}</p>}
      </div>
      <picture className="contents">
        {/* A crop of its own for wide and low places; without it the picture itself. */}
        <source
          className="hidden"
          media="(max-width: 62.49rem)"
          srcSet={findPicture('/images/hero-strip')}
        />
        <Illustration
          name="hero"
          alt={hero.pictureAlt}
          width={1200}
          height={980}
          fetchPriority="high"
          className="rounded-card lg:rounded-picture mt-5 h-36 w-full object-cover object-[50%_45%] max-lg:order-2 sm:h-72 lg:mt-5 lg:h-0 lg:min-h-[calc(100%-1.25rem)]"
        />
      </picture>
      <div className="mt-3 grid content-start gap-2 lg:col-start-2 lg:mt-4">
        <AskTimes language={language} />
        <WhatToDoNow language={language} />
      </div>
      <EndOfFirstScreen />
      <Seals seals={hero.seals} />
    </Container>
  );
}
