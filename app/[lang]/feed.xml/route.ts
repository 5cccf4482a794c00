import { loadArticles } from '@/lib/content/articles';
import { loadSite } from '@/lib/content/site-content';
import { editions, type Language, languages } from '@/lib/language';
import { parser } from '@/lib/markdown/parser';
import { addressIn, articlePath, paths } from '@/lib/routes';
import { fullAddress } from '@/lib/settings';

export const dynamic = 'force-static';
export const generateStaticParams = () => languages.map((lang) => ({ lang }));

const { escapeHtml } = parser.utils;
const timeOf = (day: string | number) => new Date(day).toISOString();

export async function GET(_: Request, { params }: { params: Promise<{ lang: string }> }) {
  const language = (await params).lang as Language;
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
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${editions[language].locale}">
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
