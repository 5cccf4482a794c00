import { Feed } from 'feed';
import { loadArticles } from '@/lib/content/articles';
import { loadSite } from '@/lib/content/site-content';
import { routes } from '@/lib/routes';
import { fullAddress } from '@/lib/seo';

export const dynamic = 'force-static';

/** The Atom feed of all articles, the newest first. */
export function GET() {
  const { name, description, copyrightYear } = loadSite();
  const newestFirst = loadArticles().toSorted(
    (a, b) => b.facts.updated.localeCompare(a.facts.updated) || b.facts.id - a.facts.id,
  );
  const feed = new Feed({
    id: fullAddress(routes.home),
    link: fullAddress(routes.home),
    title: name,
    description,
    language: 'en-US',
    copyright: `${copyrightYear} ${name}`,
    updated: new Date(newestFirst[0]?.facts.updated ?? 0),
    feedLinks: { atom: fullAddress(routes.feed) },
    author: { name },
  });
  for (const { facts } of newestFirst) {
    const address = fullAddress(routes.article(facts.id));
    feed.addItem({
      id: address,
      link: address,
      title: facts.title,
      description: facts.summary,
      date: new Date(facts.updated),
    });
  }
  return new Response(feed.atom1(), { headers: { 'Content-Type': 'application/atom+xml' } });
}
