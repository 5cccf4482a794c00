import { articleIn } from '../../lib/content/links';
import { mistakeAt } from '../../lib/content/locate-value';
import type { Mistake } from '../../lib/content/mistakes';
import { languageAt, prefixOf } from '../../lib/language';
import { paths } from '../../lib/pages';
import { fixedPages, linkTargets } from './link-rules';
import { type Content, dataOf } from './read-content';

const reserved =
  /^\/(404|admin|api|images|feed\.xml|sitemap\.xml|robots\.txt|manifest\.\w+|deadlines\.[\w.]+)(\/|$)/;

/** Redirects from existing addresses, and those that don't lead to a page directly. */
export function* checkRedirects(content: Content): Iterable<Mistake> {
  const source = content.data.get('content/redirects.yml')?.source;
  if (!source) return;
  const findProblem = linkTargets(content);
  // A draft has no page yet, and a hidden article's address redirects to the list.
  const planned = content.articles
    .filter(({ facts }) => !facts.hidden && (facts.draft || facts.publish))
    .map(({ facts }) => facts.id);
  const isPage = (address: string) =>
    !findProblem(address, paths.home) && !planned.includes(articleIn(address) ?? 0);
  const { redirects } = dataOf(content, 'redirects.yml');
  const short = dataOf(content, 'site.yml').shortAddresses.map((id) => `${paths.blogs}/${id}`);
  const pages = [...fixedPages, ...short].map(normalize);
  const olds = redirects.map(({ from }) => normalize(from));
  for (const [index, { from, to }] of redirects.entries()) {
    const old = normalize(from);
    const page = old.slice(prefixOf(languageAt(old)).length) || paths.home;
    const at = (name: string, problem: string) =>
      mistakeAt(source, ['redirects', index, name], problem);
    if (pages.includes(page) || reserved.test(page) || isPage(page))
      yield at('from', 'is the address of a page. Write one that has none.');
    if (olds.indexOf(old) < index) yield at('from', 'appears twice. Remove one of them.');
    const problem = olds.includes(normalize(to.split('#')[0] ?? ''))
      ? 'is an old address itself. Write the page.'
      : findProblem(to, paths.home);
    if (problem) yield at('to', problem);
  }
}

/** Ignores .html and case, as hosts do. */
function normalize(address: string): string {
  return address.replace(/(\/index)?\.html$/, '').toLowerCase() || paths.home;
}
