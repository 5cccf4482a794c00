import { notFound } from 'next/navigation';
import { WithCallBar } from '@/components/layout/call-bar';
import { Illustration } from '@/components/layout/illustration';
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
  const operator = namesOperator && <OperatorFacts language={language} />;
  return (
    <SitePage language={language} path={address}>
      <WithCallBar language={language}>
        <Container isSection>
          <div className={definesHeadings ? '' : 'max-w-text mx-auto'}>
            <Heading as="h1" size="headline" className="mb-8">
              {facts.title}
            </Heading>
            {picture && (
              <Illustration
                name={picture}
                alt={facts.pictureAlt}
                width={960}
                height={640}
                fetchPriority="high"
                className="rounded-picture mb-8 w-full print:hidden"
              />
            )}
            {isForPaper && (
              <ShareLinks
                title={facts.title}
                path={addressIn(language, address)}
                language={language}
              />
            )}
            {!facts.short && operator}
            {facts.short && (
              <Card as="section" aria-labelledby="in-short" className="my-8">
                <Heading as="h2" size="subtitle" id="in-short">
                  {loadLabels(language).inShort}
                </Heading>
                <Items items={facts.short} className="mt-3 list-disc" />
              </Card>
            )}
            {definesHeadings && (
              <>
                <FindWord language={language} />
                <Letters html={html} title={facts.title} />
              </>
            )}
            <div className={definesHeadings ? 'gap-x-14 lg:columns-2' : ''}>
              <Prose html={definesHeadings ? markHeadingsAsTerms(html) : html} />
            </div>
            {facts.short && operator}
            <p className="mt-10">
              <QuietLink href={routesIn(language).home}>{loadLabels(language).goHome}</QuietLink>
            </p>
          </div>
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
