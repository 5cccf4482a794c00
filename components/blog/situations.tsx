import { Heading } from '@/components/ui/section';
import { findArticle } from '@/lib/content/articles';
import { loadSituations } from '@/lib/content/site-content';
import type { Language } from '@/lib/language';
import { routesIn } from '@/lib/routes';

export function Situations({ language }: { language: Language }) {
  const routes = routesIn(language);
  const { title, situations } = loadSituations(language);
  const answered = situations.filter(({ article }) => findArticle(article, language));
  return (
    <nav aria-labelledby="situations" className="mb-8">
      <Heading as="h2" size="subtitle" id="situations" className="mb-2">
        {title}
      </Heading>
      <ul className="flex flex-wrap gap-x-5">
        {answered.map(({ key, words, article, section }) => (
          <li key={key}>
            <a href={routes.article(article, section)} className="inline-block py-1.5">
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
