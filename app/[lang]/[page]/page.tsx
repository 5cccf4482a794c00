import { notFound } from 'next/navigation';
import { WithCallBar } from '@/components/layout/call-bar';
import { Illustration } from '@/components/layout/illustration';
import { Masthead } from '@/components/layout/masthead';
import { OperatorFacts } from '@/components/layout/operator-facts';
import { ShareLinks } from '@/components/layout/share-links';
import { SitePage } from '@/components/layout/site-page';
import { QuietLink } from '@/components/ui/button';
import { Input } from '@/components/ui/control';
import { Card, Container, Heading } from '@/components/ui/section';
import { Items, Prose } from '@/components/ui/text';
import { loadLabels, loadPage } from '@/lib/content/site-content';
import type { Language } from '@/lib/language';
import { markHeadingsAsTerms } from '@/lib/markdown/headings';
import { pageLanguage } from '@/lib/page-language';
import { addressIn, routesIn, textPages } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';

type PageProps = { params: Promise<{ page: string }> };

export const generateStaticParams = () =>
  textPages.map(({ address }) => ({ page: address.slice(1) }));

async function readAddress(params: PageProps['params']) {
  const { page } = await params;
  const row = textPages.find(({ address }) => address === `/${page}`);
  // Only the development server serves other addresses.
  if (!row?.text) notFound();
  const language = await pageLanguage();
  return { ...row, language, content: loadPage(row.text.file, language) };
}

export async function generateMetadata({ params }: PageProps) {
  const { address, language, content } = await readAddress(params);
  const { title, description } = content.facts;
  return pageMetadata(language, { title, description, path: address });
}

export default async function TextPage({ params }: PageProps) {
  const { address, language, content, picture, definesHeadings, namesOperator, isForPaper } =
    await readAddress(params);
  const { facts, html } = content;
  return (
    <SitePage language={language} path={address}>
      <WithCallBar language={language}>
        <Masthead title={facts.title} />
        <Container className="pb-section pt-6 lg:pt-8 print:py-0">
          {isForPaper && (
            <ShareLinks
              title={facts.title}
              path={addressIn(language, address)}
              language={language}
            />
          )}
          {definesHeadings ? (
            <>
              <FindWord language={language} />
              <Letters html={html} title={facts.title} />
              <div className="gap-x-14 lg:columns-2">
                <Prose html={markHeadingsAsTerms(html)} />
              </div>
            </>
          ) : (
            <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[1fr_22rem] lg:grid-rows-[auto_1fr]">
              {picture && (
                <Illustration
                  name={picture}
                  alt={facts.pictureAlt}
                  width={960}
                  height={640}
                  fetchPriority="high"
                  className="rounded-picture w-full print:hidden"
                />
              )}
              <div className="grid content-start gap-6 empty:hidden lg:col-start-2 lg:row-span-2 lg:row-start-1">
                {facts.short && (
                  <Card as="section" aria-labelledby="in-short">
                    <Heading as="h2" size="subtitle" id="in-short">
                      {loadLabels(language).inShort}
                    </Heading>
                    <Items items={facts.short} className="mt-3 list-disc" />
                  </Card>
                )}
                {namesOperator && <OperatorFacts language={language} />}
              </div>
              <div className="max-w-text">
                <Prose html={html} />
              </div>
            </div>
          )}
          <p className="mt-10">
            <QuietLink href={routesIn(language).home}>{loadLabels(language).goHome}</QuietLink>
          </p>
        </Container>
      </WithCallBar>
    </SitePage>
  );
}

/** A field for find-word.ts. */
function FindWord({ language }: { language: Language }) {
  const { filter, found } = loadLabels(language).glossary;
  return (
    <div
      id="find-word"
      data-found={found}
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-1 print:hidden noscript:hidden"
    >
      <label htmlFor="word" className="font-semibold">
        {filter}
      </label>
      <Input
        id="word"
        type="search"
        // Browsers would bring back the word without its answer.
        autoComplete="off"
        spellCheck={false}
        className="px-control max-w-sm"
      />
      <span role="status" className="text-ink-soft" />
    </div>
  );
}

/** Links to the first word of each letter. */
function Letters({ html, title }: { html: string; title: string }) {
  const first = new Map<string, string>();
  for (const [, id = '', letter = ''] of html.matchAll(/<h2[^>]* id="([^"]+)"[^>]*>(\p{L})/gu)) {
    const plain = letter.normalize('NFD').charAt(0).toUpperCase();
    if (!first.has(plain)) first.set(plain, id);
  }
  return (
    <nav
      aria-label={title}
      className="mb-8 grid grid-cols-[repeat(auto-fit,minmax(2.25rem,1fr))] gap-1 print:hidden"
    >
      {[...first].map(([letter, id]) => (
        <a
          key={letter}
          href={`#${id}`}
          className="rounded-control bg-card border-control grid min-h-11 place-items-center border font-semibold no-underline"
        >
          {letter}
        </a>
      ))}
    </nav>
  );
}
