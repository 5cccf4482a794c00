import { Fold } from '@/components/ui/fold';
import { Heading } from '@/components/ui/section';
import { type Article, articlesBeside, findArticle } from '@/lib/content/articles';
import { loadLabels, loadSituations } from '@/lib/content/site-content';
import type { Language } from '@/lib/language';
import { articleCover } from '@/lib/pictures';
import { routesIn } from '@/lib/routes';
import { NotPublic } from './article-header';

type ArticleListProps = {
  language: Language;
  articles: Article[];
  headingLevel?: 'h2' | 'h3';
  isLazy?: boolean;
};

const eagerPictures = 4;

export async function ArticleList({
  language,
  articles,
  headingLevel = 'h2',
  isLazy = false,
}: ArticleListProps) {
  const covers = await Promise.all(articles.map(({ facts }) => articleCover(facts.id)));
  return (
    <ul className="border-line border-b">
      {articles.map(({ facts }, index) => (
        <li key={facts.id} className="border-line border-t">
          <a
            href={routesIn(language).article(facts.id)}
            className="group grid gap-x-6 gap-y-3 py-5 text-inherit no-underline sm:grid-cols-[13rem_1fr]"
          >
            <img
              src={covers[index]?.thumbnail}
              alt=""
              width={220}
              height={124}
              loading={isLazy || index >= eagerPictures ? 'lazy' : 'eager'}
              className="rounded-control aspect-video w-full object-cover sm:h-[124px]"
            />
            <div className="max-w-3xl min-w-0">
              <Heading
                as={headingLevel}
                size="subtitle"
                className="2xs:h-[1lh] flex flex-wrap overflow-hidden group-hover:underline max-sm:text-lg"
              >
                <ShortTitle title={facts.listTitle} />
                <span className="flex-[9999_1_auto]">{facts.title}</span>
              </Heading>
              <NotPublic facts={facts} language={language} className="text-note" />
              <p className="text-ink-soft text-note mt-1 line-clamp-3">{facts.summary}</p>
            </div>
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * Stands in for a title that follows it and is too long for one line: the title then goes to the
 * next line, which is cut, and leaves the first one to it. Else the title leaves it no room.
 */
function ShortTitle({ title }: { title: string | undefined }) {
  if (!title) return null;
  return (
    <span aria-hidden className="2xs:line-clamp-1 hidden flex-[1_1_0%]">
      {title}
    </span>
  );
}

export function Situations({ language }: { language: Language }) {
  const routes = routesIn(language);
  const { title, situations } = loadSituations(language);
  const answered = situations.filter(({ article }) => findArticle(article, language));
  return (
    <nav id="situations" aria-label={title} className="mb-8">
      <Fold
        unfoldsFrom="md"
        title={
          <Heading as="h2" size="subtitle">
            {title}
          </Heading>
        }
      >
        <ul className="columns-[8.5rem] gap-x-4">
          {answered.map(({ key, words, article, section }) => (
            <li key={key} className="break-inside-avoid">
              <a href={routes.article(article, section)} className="inline-block py-1.5">
                {words}
              </a>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  );
}

/** Links to the articles before and after one, and to related ones. */
export function MoreArticles({ article }: { article: Article }) {
  const { language } = article;
  const labels = loadLabels(language).article;
  const { previous, next, related } = articlesBeside(article);
  const neighbors = [
    { facts: previous?.facts, label: labels.previous, rel: 'prev', column: '' },
    { facts: next?.facts, label: labels.next, rel: 'next', column: 'md:col-start-2 md:text-right' },
  ];
  return (
    <>
      <nav
        aria-label={labels.neighbors}
        className="border-line mt-12 grid gap-4 border-t pt-6 md:grid-cols-2 print:hidden"
      >
        {neighbors.map(
          ({ facts, label, rel, column }) =>
            facts && (
              <a
                key={rel}
                href={routesIn(language).article(facts.id)}
                rel={rel}
                className={`rounded-control text-ink hover:bg-wash -mx-[14px] grid content-start px-[14px] py-3 no-underline ${column}`}
              >
                <span className="text-ink-soft text-sm">{label}</span>
                <span className="font-semibold">{facts.title}</span>
              </a>
            ),
        )}
      </nav>
      {related.length > 0 && (
        <section aria-labelledby="related-title" className="mt-12 print:hidden">
          <Heading as="h2" size="title" id="related-title" className="mb-6">
            {labels.related}
          </Heading>
          <ArticleList language={language} articles={related} headingLevel="h3" isLazy />
        </section>
      )}
    </>
  );
}
