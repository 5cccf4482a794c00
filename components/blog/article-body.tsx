import { AskTimes } from '@/components/deadlines/choose-state';
import { ArticleFigure } from '@/components/figures/article-figure';
import { WithCallBar } from '@/components/layout/call-bar';
import { ShareLinks } from '@/components/layout/share-links';
import { EndOfFirstScreen } from '@/components/layout/site-page';
import { ButtonLink } from '@/components/ui/button';
import { Disclosure, Fold, printsOpen } from '@/components/ui/fold';
import { Container, Heading } from '@/components/ui/section';
import { Prose } from '@/components/ui/text';
import { type Article, readFigure } from '@/lib/content/articles';
import { resolveLink } from '@/lib/content/links';
import type { ArticleFacts } from '@/lib/content/markdown-schemas';
import { loadLabels } from '@/lib/content/site-content';
import { fillText } from '@/lib/inline-text';
import { type Language, originalLanguage } from '@/lib/language';
import { renderMarkdown } from '@/lib/markdown';
import { notesId, type Source } from '@/lib/markdown/citations';
import type { Heading as ArticleHeading } from '@/lib/markdown/headings';
import { articlePictures } from '@/lib/pictures';
import { routesIn } from '@/lib/routes';
import { articleJsonLd } from '@/lib/seo';
import { ArticleHeader, Cover } from './article-header';
import { MoreArticles } from './article-list';
import { StartCard, startCardId } from './start-card';

/** The section that every article may have, shown first. */
const stepsId = 'what-to-do-now';

export async function ArticleBody({ article }: { article: Article }) {
  const { facts, body, language } = article;
  const labels = loadLabels(language).article;
  const { steps, parts, notes, headings, words } = renderMarkdown(body, {
    labels,
    sources: sourcesIn(language, facts),
    resolveLink: (address) => resolveLink(address, language),
    findPicture: await articlePictures(facts.id),
    stepsId,
  });
  return (
    <>
      <script type="application/ld+json">{JSON.stringify(articleJsonLd(article))}</script>
      <WithCallBar language={language} start={`#${startCardId}`}>
        <article>
          <ArticleHeader
            article={article}
            words={words}
            beside={<Cover facts={facts} isBeside />}
          />
          <Container className="grid-cols-[minmax(0,41rem)_16rem] justify-between gap-x-12 lg:grid print:block">
            <div>
              <ShareLinks
                title={facts.title}
                path={routesIn(language).article(facts.id)}
                language={language}
              />
              {steps && (
                <section className="rounded-card bg-wash p-card my-6">
                  <Prose html={steps} />
                </section>
              )}
              <Cover facts={facts} isFirst={!steps} />
            </div>
            <EndOfFirstScreen />
            <div className="mb-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-8 print:hidden">
              <div className="lg:sticky lg:top-6">
                <div className="rounded-card bg-wash mb-6 hidden p-5 lg:block">
                  <Heading as="p" size="subtitle">
                    {labels.start.title}
                  </Heading>
                  <p className="text-ink-soft mt-2 text-sm">{labels.start.text}</p>
                  <ButtonLink href={`#${startCardId}`} className="mt-3">
                    {labels.start.toFinder}
                  </ButtonLink>
                </div>
                <TableOfContents headings={headings} language={language} />
              </div>
            </div>
            <div className="min-w-0">
              {parts.map((part, index) =>
                'html' in part ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are never reordered.
                  <Prose key={index} html={part.html} />
                ) : (
                  <ArticleFigure
                    key={part.figure}
                    figure={readFigure(article, part.figure)}
                    language={language}
                  />
                ),
              )}
              <Sources notes={notes} language={language} />
            </div>
          </Container>
        </article>
      </WithCallBar>
      <Container className="pb-section">
        <div className="max-w-text mt-8 print:hidden">
          <AskTimes language={language} />
        </div>
        <StartCard language={language} accidentType={facts.accidentType} />
        <MoreArticles article={article} />
      </Container>
    </>
  );
}

const shownOnPhones = 5;

type ContentsProps = { headings: readonly ArticleHeading[]; language: Language };

/** On phones the first headings, and the others in a fold; beside the text a list that scrolls. */
function TableOfContents({ headings, language }: ContentsProps) {
  const { contents, moreContents } = loadLabels(language).article;
  const rest = headings.slice(shownOnPhones);
  return (
    <nav
      aria-label={contents}
      className="border-line text-note border-y py-3 lg:border-y-0 lg:py-0"
    >
      <h2 className="font-semibold">{contents}</h2>
      <div className="whole-lines border-line lg:border-l lg:pl-5">
        <Links headings={headings.slice(0, shownOnPhones)} />
        {rest.length > 0 && (
          <Fold title={moreContents} wideTitle={null} unfoldsFrom="lg">
            <Links headings={rest} />
          </Fold>
        )}
      </div>
    </nav>
  );
}

function Links({ headings }: Pick<ContentsProps, 'headings'>) {
  return (
    <ol>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="text-ink-soft hover:text-link block py-2.5 no-underline hover:underline"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Sources in the edition's language if the publisher has them, otherwise the English ones. */
function sourcesIn(language: Language, { sources }: ArticleFacts): Source[] {
  return sources.map(({ editions = [], ...source }) => {
    const edition = editions.find((candidate) => candidate.language === language);
    const lang = edition || language === originalLanguage ? undefined : originalLanguage;
    return { ...source, ...edition, lang };
  });
}

/** The cited sources; browsers open the fold when a reference leads into it. */
function Sources({ notes, language }: { notes: readonly string[]; language: Language }) {
  if (notes.length === 0) return null;
  const { sources, allSources } = loadLabels(language).article;
  return (
    <div className="prose">
      <section data-footnotes className="footnotes">
        <h2 id={notesId}>{sources}</h2>
        <Disclosure
          title={fillText(allSources, { count: notes.length })}
          className={printsOpen}
          summary="min-h-12 gap-2 print:unfolds:hidden"
        >
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: lib/markdown.ts escapes the sources. */}
          <ol dangerouslySetInnerHTML={{ __html: notes.join('') }} />
        </Disclosure>
      </section>
    </div>
  );
}
