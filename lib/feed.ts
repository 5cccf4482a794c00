import { Feed } from 'feed';
import { loadArticles } from './content/articles';
import { loadSite } from './content/site-content';
import { type Language, localeOf } from './language';
import { addressIn, articlePath, paths } from './routes';
import { fullAddress } from './seo';

/** The Atom feed of all articles in a language, the newest first. */
export function atomFeed(language: Language): Response {
  const { name, description, copyrightYear } = loadSite(language);
  const at = (path: string) => fullAddress(addressIn(language, path));
  const newestFirst = loadArticles(language).toSorted(
    (a, b) => b.facts.updated.localeCompare(a.facts.updated) || b.facts.id - a.facts.id,
  );
  const feed = new Feed({
    id: at(paths.home),
    link: at(paths.home),
    title: name,
    description,
    copyright: `${copyrightYear} ${name}`,
    updated: new Date(newestFirst[0]?.facts.updated ?? 0),
    feedLinks: { atom: at(paths.feed) },
    author: { name },
  });
  for (const { facts } of newestFirst) {
    const address = at(articlePath(facts.id));
    feed.addItem({
      id: address,
      link: address,
      title: facts.title,
      description: facts.summary,
      date: new Date(facts.updated),
    });
  }
  // The library names the language in other formats only.
  const xml = feed.atom1().replace('<feed ', `<feed xml:lang="${localeOf(language)}" `);
  return new Response(xml, { headers: { 'Content-Type': 'application/atom+xml' } });
}
