import { loadArticles } from './content/articles';
import { loadSite } from './content/site-content';
import { type Language, localeOf } from './language';
import { parser } from './markdown/parser';
import { paths } from './pages';
import { addressIn, articlePath } from './routes';
import { fullAddress } from './seo';

const { escapeHtml } = parser.utils;

export function atomFeed(language: Language): Response {
  const { name, description, copyrightYear } = loadSite(language);
  const at = (path: string) => fullAddress(addressIn(language, path));
  const newestFirst = loadArticles(language).toSorted(
    (a, b) => b.facts.updated.localeCompare(a.facts.updated) || b.facts.id - a.facts.id,
  );
  const entries = newestFirst.map(({ facts: { id, title, summary, updated } }) => {
    const address = at(articlePath(id));
    return `<entry>
<id>${address}</id>
<link href="${address}"/>
<title>${escapeHtml(title)}</title>
<updated>${timeOf(updated)}</updated>
<summary>${escapeHtml(summary)}</summary>
</entry>
`;
  });
  const feed = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${localeOf(language)}">
<id>${at(paths.home)}</id>
<link rel="alternate" href="${at(paths.home)}"/>
<link rel="self" href="${at(paths.feed)}"/>
<title>${escapeHtml(name)}</title>
<subtitle>${escapeHtml(description)}</subtitle>
<author><name>${escapeHtml(name)}</name></author>
<rights>${copyrightYear} ${escapeHtml(name)}</rights>
<updated>${timeOf(newestFirst[0]?.facts.updated ?? 0)}</updated>
${entries.join('')}</feed>
`;
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml' } });
}

const timeOf = (day: string | number) => new Date(day).toISOString();
