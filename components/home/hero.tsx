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
  const strip = findPicture('/images/hero-strip');
  return (
    <>
      <section aria-labelledby="hero-title" className="lg:scene:bg-night relative">
        <Container className="max-2xs:pt-3 grid gap-x-14 pb-6 lg:grid-cols-2 lg:pt-8">
          <div className="strip:-mx-gutter strip:px-gutter strip:pt-3 strip:pb-[20vw] strip:bg-night strip:relative scene:text-on-night lg:col-span-2">
            <div className="relative z-5">
              <Heading as="h1" size="headline" id="hero-title">
                {hero.title}
              </Heading>
              <p className="mt-1 leading-snug">{hero.text}</p>
            </div>
            <picture className="scene:block absolute inset-0 hidden lg:max-h-152">
              {/* Crops of its own behind the headline; without them the picture itself. */}
              {strip && <source media="(width < 30rem)" srcSet={`${strip}#phone`} />}
              <source media="(width < 62.5rem)" srcSet={strip} />
              <Illustration
                name="hero"
                alt={hero.pictureAlt}
                width={1920}
                height={640}
                fetchPriority="high"
                className="h-full w-full object-cover object-[72%_100%]"
              />
            </picture>
          </div>
          <div className="strip:-mt-3 relative mt-3 print:hidden">
            <div
              className="rounded-card border-line bg-card shadow-finder p-card border"
              id="finder"
            >
              <Island name="claim-finder" when="used">
                <ClaimFinder
                  action={routesIn(language).intake}
                  accidentTypes={loadAccidentTypes(language)}
                  labels={finder}
                  places={loadPlaces(language)}
                />
              </Island>
              <PageScript name="early-answers" />
              <ul role="list" className="text-ink-soft mt-2 flex flex-wrap gap-x-3 gap-y-1 text-sm">
                {[{ key: 'time', icon: 'clock' as const, text: hero.time }, ...hero.promises].map(
                  ({ key, icon, text }) => (
                    <li key={key} className="flex items-center gap-1">
                      <Icon name={icon} size={16} />
                      {text}
                    </li>
                  ),
                )}
              </ul>
              {adLabel && <p className="text-ink-soft mt-3 text-sm">{adLabel}</p>}
            </div>
          </div>
          <div className="relative mt-3 grid content-start gap-2 lg:mt-77 print:hidden">
            <AskTimes language={language} />
            <WhatToDoNow language={language} />
          </div>
        </Container>
      </section>
      <EndOfFirstScreen />
      <Seals seals={hero.seals} />
    </>
  );
}
