import { lineOf, writePath } from '../../lib/content/locate-value';
import type { Mistake } from '../../lib/content/mistakes';
import { routes } from '../../lib/routes';
import { redirectsFile as file, fixedPages, linkTargets, redirectsIn } from './link-rules';
import type { Content } from './read-content';

// What the build writes besides pages, and what answers besides the site.
const reserved = /^\/(404|admin|api|images|feed\.xml|sitemap\.xml|robots\.txt|manifest\.\w+)(\/|$)/;

/** Old addresses that something else has, and those that do not lead to a page at once; so none leads in circles. */
export function checkRedirects(content: Content): Mistake[] {
  const source = content.data.find((part) => part.source.file === file)?.source;
  if (!source) return [];
  const findProblem = linkTargets(content);
  const redirects = redirectsIn(content.data);
  const places = redirects.map(({ from }) => placeOf(from));
  const pages = [...fixedPages, ...shortAddresses(content)].map(placeOf);
  const isPage = (place: string) =>
    pages.includes(place) || reserved.test(place) || !findProblem(place, routes.home);

  return redirects.flatMap(({ to }, index) => {
    const at = (name: string, problem?: string): Mistake[] => {
      const path = [index, name];
      return problem ? [{ file, line: lineOf(source, path), field: writePath(path), problem }] : [];
    };
    const place = places[index] ?? '';
    return [
      ...at('from', isPage(place) ? 'is the address of a page. Write one that has none.' : ''),
      ...at('from', places.indexOf(place) < index ? 'stands here twice. Remove one of them.' : ''),
      ...(places.includes(placeOf(to.split('#')[0] ?? ''))
        ? at('to', 'is an old address itself. Write the page.')
        : at('to', findProblem(to, routes.home))),
    ];
  });
}

/** A page answers with .html and without, and some computers take capitals and small letters for the same. */
function placeOf(address: string): string {
  return address.replace(/(\/index)?\.html$/, '').toLowerCase() || routes.home;
}

function shortAddresses({ data }: Content): string[] {
  const site = data.find(({ source }) => source.file === 'content/en/site.yml')?.data;
  const numbers = (site as { shortAddresses?: unknown } | undefined)?.shortAddresses;
  return Array.isArray(numbers) ? numbers.map((id) => `${routes.blogs}/${id}`) : [];
}
