import type { NearMissData } from '@/components/page-scripts/near-miss';
import { PageScript } from '@/components/page-scripts/page-script';
import { ButtonLink } from '@/components/ui/button';
import { Container, Heading } from '@/components/ui/section';
import { listPages, loadArticles } from '@/lib/content/articles';
import { loadLabels, loadPage } from '@/lib/content/site-content';
import { redirects } from '@/lib/editions';
import { type Language, prefixOf } from '@/lib/language';
import { sitePages } from '@/lib/pages';
import { addressIn, routesIn } from '@/lib/routes';

export function NotFound({ language }: { language: Language }) {
  const { goHome, notFound } = loadLabels(language);
  const routes = routesIn(language);
  const ways = [
    { href: routes.finder, label: notFound.finder },
    { href: routes.blogs, label: notFound.articles },
    { href: routes.contact, label: notFound.contact },
  ];
  return (
    <Container isSection className="text-center">
      <img
        src="/images/not-found.svg"
        alt=""
        width={960}
        height={640}
        className="rounded-picture mx-auto mb-8 w-full max-w-md"
      />
      <Heading as="h1" size="title">
        {notFound.title}
      </Heading>
      <NearMiss language={language} />
      <p className="text-ink-soft mx-auto mt-4 max-w-lg">{notFound.text}</p>
      <ul className="mt-2 mb-8 flex flex-wrap justify-center gap-x-6">
        {ways.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="inline-block py-2">
              {label}
            </a>
          </li>
        ))}
      </ul>
      <ButtonLink href={routes.home}>{goHome}</ButtonLink>
    </Container>
  );
}

function lettersOf(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');
}

function NearMiss({ language }: { language: Language }) {
  const { header, lists, notFound } = loadLabels(language);
  const routes = routesIn(language);
  const pages: NearMissData['pages'] = [
    [routes.blogs, lists.title, 'blogs', 'articles', 'news'],
    ...listPages(language).map((page): [string, string, string] => [
      routes.listPage(page),
      lists.title,
      `blogspage${page}`,
    ]),
    ...sitePages.flatMap((page): NearMissData['pages'] => {
      const name = page.text
        ? loadPage(page.text.file, language).facts.title
        : page.header && header[page.header];
      return name && page.nearMisses
        ? [[addressIn(language, page.address), name, ...page.nearMisses]]
        : [];
    }),
    [routes.finder, notFound.finder, 'forminput', 'intake', 'finder', 'confirmalert'],
  ];
  const articles = {
    name: notFound.article,
    addresses: Object.fromEntries(
      loadArticles(language).map(({ facts }) => [facts.id, routes.article(facts.id)]),
    ),
  };
  const moved = redirects();
  const data: NearMissData = {
    pages: pages.map(([address, name, ...keys]) => {
      const others = moved.filter(({ to }) => to === address);
      const more = [name, ...others.map(({ from }) => from.slice(prefixOf(language).length))];
      return [address, name, ...keys, ...more.map(lettersOf)];
    }),
    articles,
    home: prefixOf(language),
  };
  const [before, after] = notFound.suggestion.split('{page}');
  return (
    <>
      <p id="near-miss" hidden className="mt-4 text-lg">
        {before}
        <a href={routes.home} className="font-semibold">
          {header.home}
        </a>
        {after}
      </p>
      <script type="application/json">{JSON.stringify(data)}</script>
      <PageScript name="near-miss" />
    </>
  );
}
