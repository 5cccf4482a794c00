import type { NearMissData } from '@/components/page-scripts/near-miss';
import { PageScript } from '@/components/page-scripts/page-script';
import { listPages, loadArticles } from '@/lib/content/articles';
import { loadLabels, loadPage } from '@/lib/content/site-content';
import { redirects } from '@/lib/editions';
import { fillText } from '@/lib/inline-text';
import { editions, type Language } from '@/lib/language';
import { addressIn, routesIn, sitePages } from '@/lib/routes';

function lettersOf(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');
}

/** Suggests the page that was probably meant. */
export function NearMiss({ language }: { language: Language }) {
  const { header, lists, notFound } = loadLabels(language);
  const routes = routesIn(language);
  const pages: [address: string, name: string | undefined, ...keys: string[]][] = [
    [routes.blogs, lists.title, 'articles', 'news'],
    ...listPages(language).map((page): [string, string] => [routes.listPage(page), lists.title]),
    ...sitePages.map(
      ({ address, text, header: label, nearMisses = [] }): (typeof pages)[number] => [
        addressIn(language, address),
        text ? loadPage(text.file, language).facts.title : label && header[label],
        ...nearMisses,
      ],
    ),
    [routes.finder, notFound.finder, 'forminput', 'intake', 'confirmalert'],
    ...loadArticles(language).map(({ facts: { id } }): (typeof pages)[number] => [
      routes.article(id),
      fillText(notFound.article, { number: id }),
      `article${id}`,
    ]),
  ];
  const [home, moved] = [editions[language].prefix, redirects()];
  const data: NearMissData = {
    pages: pages.flatMap(([address, name, ...keys]) => {
      const others = moved.filter(({ to }) => to === address).map(({ from }) => from);
      const paths = [address, ...others].map((path) => path.slice(home.length));
      const known = [...keys, ...[name ?? '', ...paths].map(lettersOf)].filter(Boolean);
      return name ? [...new Set(known)].map((key) => [key, address, name]) : [];
    }),
    home,
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
