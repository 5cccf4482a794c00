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
  const planned = content.articles.filter(({ facts }) => facts.draft || facts.publish);
  const isPage = (address: string) =>
    !findProblem(address, paths.home) &&
    !planned.some(({ facts }) => !facts.hidden && facts.id === articleIn(address));
  const { redirects } = dataOf(content, 'redirects.yml');
  const { shortAddresses } = dataOf(content, 'site.yml');
  const oldAddresses = redirects.map(({ from }) => normalize(from));
  const pages = [...fixedPages, ...shortAddresses.map((id) => `${paths.blogs}/${id}`)].map(
    normalize,
  );

  for (const [index, { from, to }] of redirects.entries()) {
    const old = normalize(from);
    const page = inOriginal(old);
    const at = (name: string, problem: string) =>
      mistakeAt(source, ['redirects', index, name], problem);
    if (pages.includes(page) || reserved.test(page) || isPage(page))
      yield at('from', 'is the address of a page. Write one that has none.');
    if (oldAddresses.indexOf(old) < index) yield at('from', 'appears twice. Remove one of them.');
    const problem = oldAddresses.includes(normalize(to.split('#')[0] ?? ''))
      ? 'is an old address itself. Write the page.'
      : findProblem(to, paths.home);
    if (problem) yield at('to', problem);
  }
}

/** Ignores .html and case, as hosts do. */
function normalize(address: string): string {
  return address.replace(/(\/index)?\.html$/, '').toLowerCase() || paths.home;
}

function inOriginal(address: string): string {
  return address.slice(prefixOf(languageAt(address)).length) || paths.home;
}
