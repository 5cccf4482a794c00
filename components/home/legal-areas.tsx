import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Card, Heading, Section } from '@/components/ui/section';
import { Items } from '@/components/ui/text';
import { findArticle } from '@/lib/content/articles';
import { loadAccidentTypes, loadHome, loadLegalAreas } from '@/lib/content/site-content';
import type { Language } from '@/lib/language';
import { headingText } from '@/lib/markdown/headings';
import { findPicture } from '@/lib/pictures';
import { routesIn } from '@/lib/routes';

export function LegalAreas({ language }: { language: Language }) {
  const routes = routesIn(language);
  const { start, allArticles, ...heading } = loadHome(language).legalAreas;
  const types = loadAccidentTypes(language).map((type) => type.name);
  const areas = loadLegalAreas(language);
  return (
    <Section id="legal-areas" {...heading}>
      <ul role="list" className="grid grid-cols-1 gap-2 sm:grid-cols-2 md:gap-4 lg:grid-cols-3">
        {areas.map(({ name, label, icon, article, section, ...categories }) => {
          const text = findArticle(article, language);
          const words = text && section && headingText(text.body, section);
          const readOn = words
            ? { href: routes.article(article, section), words }
            : text && { href: routes.article(article), words: text.facts.title };
          const picture = findPicture(`/images/areas/${icon}`);
          return (
            <Card as="li" key={name} className="flex flex-col">
              {picture && (
                <img
                  src={picture}
                  alt=""
                  width={480}
                  height={240}
                  loading="lazy"
                  className="rounded-control mb-3 h-32 w-full object-cover sm:h-40 print:hidden"
                />
              )}
              <Heading as="h3" size="subtitle" className="flex items-center gap-3">
                <span className="text-teal max-2xs:hidden">
                  <Icon name={icon} size={32} />
                </span>
                {label}
              </Heading>
              <Items
                items={Object.values(categories)}
                className="text-ink-soft max-md:text-note mt-1 list-disc leading-snug md:mt-3"
              />
              <div className="max-md:text-note mt-auto pt-2 leading-snug">
                {readOn && (
                  <a href={readOn.href} className="block py-1">
                    {readOn.words}
                  </a>
                )}
                <a
                  href={types.includes(name) ? routes.finderFor(name) : routes.finder}
                  className="block py-1 font-semibold"
                  aria-label={`${start}: ${label}`}
                >
                  {start}
                </a>
              </div>
            </Card>
          );
        })}
      </ul>
      <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
        <ButtonLink href={routes.finder}>{start}</ButtonLink>
        <a href={routes.blogs} className="py-2 font-semibold">
          {allArticles}
        </a>
      </p>
    </Section>
  );
}
