import { Island } from '@/components/islands/island';
import { PageScript } from '@/components/page-scripts/page-script';
import { Icon } from '@/components/ui/icon';
import { Container, Heading } from '@/components/ui/section';
import { finderName } from '@/lib/claim-query';
import {
  loadAccidentTypes,
  loadHome,
  loadLabels,
  loadMessages,
  loadOperator,
} from '@/lib/content/site-content';
import { loadUsualTimes } from '@/lib/deadlines/main-clocks';
import type { Language } from '@/lib/language';
import { loadServed } from '@/lib/operator';
import { routesIn } from '@/lib/routes';
import { ClaimFinder } from './claim-finder';

/** The first screen: on a phone of 360 by 640 pixels it holds the whole finder. */
export function Hero({ language }: { language: Language }) {
  const { hero } = loadHome(language);
  const { finder } = loadLabels(language);
  const { invalidZipCode, stateNames, notServed, softChecks, unknownZip } = loadMessages(language);
  const { adLabel } = loadOperator(language);
  return (
    <Container
      as="section"
      aria-labelledby="hero-title"
      className="grid gap-x-14 pt-3 pb-6 sm:pt-8 lg:grid-cols-[1.15fr_1fr] lg:pb-18"
    >
      <Heading as="h1" size="headline" id="hero-title" className="lg:col-span-2">
        {hero.title}
      </Heading>
      <p className="text-ink-soft max-2xs:order-1 mt-1 leading-snug sm:mt-2 sm:text-lg lg:col-span-2">
        {hero.text}
      </p>
      <div className="mt-3 lg:mt-5">
        <div className="rounded-card border-line bg-card shadow-finder p-card border" id="finder">
          <Island name="claim-finder" when="used">
            <ClaimFinder
              name={finderName}
              action={routesIn(language).intake}
              stateNames={stateNames}
              usualTimes={loadUsualTimes(language)}
              notServed={notServed}
              served={loadServed(language)}
              accidentTypes={loadAccidentTypes(language)}
              labels={finder}
              invalidZipCode={invalidZipCode}
              noState={softChecks.noState}
              unknownZip={unknownZip}
            />
          </Island>
          <PageScript name="choose-accident" />
          <ul className="text-ink-soft mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
            {hero.promises.map(({ key, icon, text }) => (
              <li key={key} className="flex items-center gap-1.5">
                <Icon name={icon} size={18} />
                {text}
              </li>
            ))}
          </ul>
        </div>
        {adLabel && <p className="text-ink-soft mt-3 text-sm">{adLabel}</p>}
        <p className="mt-2">
          <a href={routesIn(language).deadlines} className="inline-block py-1">
            {hero.deadlines}
          </a>
        </p>
      </div>
      <img
        src="/images/hero.svg"
        alt={hero.pictureAlt}
        width={1200}
        height={980}
        fetchPriority="high"
        className="rounded-card lg:rounded-picture max-2xs:order-1 mt-6 h-44 w-full object-cover object-top-right sm:h-72 lg:mt-5 lg:h-full"
      />
    </Container>
  );
}
