import type { NearMissData } from '@/components/page-scripts/near-miss';
import { PageScript } from '@/components/page-scripts/page-script';
import { listPages, loadArticles } from '@/lib/content/articles';
import {
  loadAbout,
  loadAccessibility,
  loadDeadlinesIntro,
  loadLabels,
  loadPrivacy,
  loadTerms,
} from '@/lib/content/site-content';
import { routes } from '@/lib/routes';

function lettersOf(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');
}

/** On the page for wrong addresses: names the page whose address is close to the one asked for. */
export function NearMiss({ text }: { text: string }) {
  const labels = loadLabels();
  const { header, notFound } = labels;
  const pages: [string, string, ...string[]][] = [
    [routes.blogs, labels.lists.title, 'blogs', 'articles', 'news'],
    ...listPages().map((page): [string, string, string] => [
      routes.listPage(page),
      labels.lists.title,
      `blogspage${page}`,
    ]),
    [routes.about, loadAbout().facts.title, 'about', 'aboutus'],
    [routes.service, loadTerms().facts.title, 'service', 'terms', 'legal'],
    [routes.privacy, loadPrivacy().facts.title, 'privacy', 'datapolicy'],
    [routes.accessibility, loadAccessibility().facts.title, 'accessibility', 'a11y'],
    [routes.contact, header.contact, 'contact', 'contactus', 'help'],
    [routes.deadlines, loadDeadlinesIntro().facts.title, 'deadlines', 'statutes'],
    [routes.finder, notFound.finder, 'forminput', 'intake', 'finder', 'confirmalert'],
    [routes.home, header.home, 'home', 'index', 'default'],
  ];
  const articles = {
    name: notFound.article,
    addresses: Object.fromEntries(
      loadArticles().map(({ facts }) => [facts.id, routes.article(facts.id)]),
    ),
  };
  const data: NearMissData = {
    pages: pages.map(([address, name, ...keys]) => [address, name, ...keys, lettersOf(name)]),
    articles,
    home: routes.home.replace(/\/$/, ''),
  };
  const [before, after] = text.split('{page}');
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
