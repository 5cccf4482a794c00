import { Fold } from '@/components/ui/fold';
import { Icon } from '@/components/ui/icon';
import { Heading, Section } from '@/components/ui/section';
import { findArticle } from '@/lib/content/articles';
import { loadAccidentTypes, loadHome, loadLegalAreas } from '@/lib/content/site-content';
import type { Language } from '@/lib/language';
import { headingWords } from '@/lib/markdown/headings';
import { routesIn } from '@/lib/routes';

/** The kinds of cases: each leads to the finder, with its type chosen, and to an article or a part of it. */
export function LegalAreas({ language }: { language: Language }) {
  const routes = routesIn(language);
  const { start, allArticles, ...heading } = loadHome(language).legalAreas;
  const types = loadAccidentTypes(language).map((type) => type.name);
  return (
    <Section id="legal-areas" {...heading}>
      <ul className="border-line grid grid-cols-1 border-t md:grid-cols-2 md:gap-x-16">
        {loadLegalAreas(language).map(({ name, label, icon, article, section, ...categories }) => {
          const text = findArticle(article, language);
          const words = text && section && headingWords(text.body, section);
          const readOn = words
            ? { href: routes.article(article, section), words }
            : text && { href: routes.article(article), words: text.facts.title };
          return (
            <li key={name} className="border-line border-b md:py-7">
              <Fold
                title={
                  <Heading as="h3" size="subtitle" className="flex min-w-0 items-center gap-3">
                    <span className="text-teal 2xs:block hidden">
                      <Icon name={icon} size={32} />
                    </span>
                    {label}
                  </Heading>
                }
                unfoldsFrom="md"
              >
                <ul className="text-ink-soft marker:text-teal list-disc gap-x-8 pl-11 md:mt-2 lg:columns-2">
                  {Object.values(categories).map((category) => (
                    <li key={category} className="break-inside-avoid">
                      {category}
                    </li>
                  ))}
                </ul>
                <p className="flex flex-wrap gap-x-6 pt-1 pb-3 pl-11 md:pb-0">
                  <a
                    href={types.includes(name) ? routes.finderFor(name) : routes.finder}
                    className="py-1.5 font-semibold"
                    aria-label={`${start}: ${label}`}
                  >
                    {start}
                  </a>
                  {readOn && (
                    <a href={readOn.href} className="py-1.5">
                      {readOn.words}
                    </a>
                  )}
                </p>
              </Fold>
            </li>
          );
        })}
      </ul>
      <p className="mt-4 md:mt-6">
        <a href={routes.blogs} className="inline-block py-2 font-semibold">
          {allArticles}
        </a>
      </p>
    </Section>
  );
}
