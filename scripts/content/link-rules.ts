import { statSync } from 'node:fs';
import { mistakeAt, type Path, writePath } from '../../lib/content/locate-value';
import type { Mistake } from '../../lib/content/mistakes';
import { redirectsSchema } from '../../lib/content/schemas';
import { pageTexts, sitePages } from '../../lib/pages';
import { pageOfArticle, routes } from '../../lib/routes';
import { stateId, usStates } from '../../lib/states';
import { isRecord } from '../../tools/is-record';
import { placeOf } from './files';
import { outlineOf } from './outline';
import type { Content, Text } from './read-content';

// The texts of data files in which the site makes links of [words](address).
const linked =
  /^content\/en\/(faq\.yml: .*\.(subtitle|content)\d|confirmation\.yml: (next|ready)\.items.*|forms\.yml: atSend.*)$/;

/** Broken links in texts, and numbers in lists that no article has. */
export function* checkLinks(content: Content): Iterable<Mistake> {
  const findProblem = linkTargets(content);
  const moved = redirectsIn(content);
  for (const text of content.texts)
    for (const { address, line } of outlineOf(text).links) {
      const problem = findLinkProblem(address, addressOf(text));
      if (problem) yield { file: text.file, line, field: `broken link ${address}`, problem };
    }
  for (const { source, path, text } of content.words)
    for (const [words, address = ''] of text.matchAll(/\[[^\]]+\]\(([^)\s]+)\)/g)) {
      const problem = linked.test(`${source.file}: ${writePath(path)}`)
        ? findLinkProblem(address, routes.home)
        : 'A link cannot be in this text. Write the words alone.';
      const field = `broken link ${address}`;
      if (problem) yield { ...mistakeAt(source, path, problem, words), field };
    }
  yield* checkNumbers(content);

  function findLinkProblem(address: string, from: string): string | undefined {
    const now = moved.find((old) => old.from === address.split('#')[0])?.to;
    if (now) return `This is an old address. Write ${now}, to which it redirects.`;
    if (/^tel:/.test(address))
      return /^tel:\+1\d{10}$/.test(address)
        ? undefined
        : 'Write +1 and ten digits, such as tel:+15550100142.';
    if (/^(https?:\/\/(localhost|[^/?#]+\.[^/?#])|mailto:[^@]+@[^@]+\.\w)/.test(address))
      return undefined;
    if (/^(\/(?!\/)|#)/.test(address)) return findProblem(address, from);
    return 'This is not an address. Write an article such as blogs/9, a page such as /about, or an address that begins with https://.';
  }
}

/** Checks the numbers in an article's related, in the site's shortAddresses and on the cards of legal areas. */
function* checkNumbers({ articles, data }: Content): Iterable<Mistake> {
  const published = articles.filter(({ facts }) => !facts.draft).map(({ facts }) => facts.id);
  for (const { source, data: value } of data.values()) {
    const own = articles.find(({ file }) => file === source.file)?.facts.id;
    for (const [path, id] of articleNumbers(value)) {
      if (!Number.isInteger(id) || (published.includes(Number(id)) && id !== own)) continue;
      const problem = `is ${id}, which is no published article. Write another, or remove it.`;
      if (id === own) yield mistakeAt(source, path, 'is this article itself. Write another.');
      // /blogs/{number} would be a page without an article.
      else if (path[0] === 'shortAddresses') yield mistakeAt(source, path, problem);
      // An article that is removed must not stop the others.
      else yield { ...mistakeAt(source, path, problem), isWarning: true };
    }
  }
}

function* articleNumbers(data: unknown): Iterable<[Path, unknown]> {
  const areas = isRecord(data) && data['areas'];
  if (Array.isArray(areas))
    for (const [index, card] of areas.entries()) yield [['areas', index, 'article'], card?.article];
  for (const name of ['related', 'shortAddresses']) {
    const numbers = isRecord(data) && data[name];
    if (!Array.isArray(numbers)) continue;
    for (const [index, id] of numbers.entries()) yield [[name, index], id];
  }
}

export const redirectsFile = 'content/redirects.yml';

/** The lines of redirects.yml, as far as that is valid. */
export function redirectsIn({ data }: Content) {
  return redirectsSchema.safeParse(data.get(redirectsFile)?.data).data?.redirects ?? [];
}

/** The parts of the home page that a link may name after its #. */
const homeFragments = ['finder', 'how-it-works', 'legal-areas', 'reviews', 'contact', 'faq'];

function addressOf({ file, id }: Text): string {
  if (id !== undefined) return routes.article(id);
  const page = pageTexts.find((one) => `content/${placeOf(one.file)}` === file);
  return page?.address ?? routes.home;
}

export const fixedPages = [...sitePages.map(({ address }) => address), routes.blogs];

/** Returns a function that explains what is wrong with an address of the site; undefined where nothing is. */
export function linkTargets({ articles, texts }: Content) {
  const published = articles.filter(({ facts }) => !facts.draft);
  const lists = published.map(({ facts }) => routes.listPage(pageOfArticle(facts.id)));

  return function findProblem(address: string, from: string): string | undefined {
    const [path = '', fragment] = decodeURI(address).split('#');
    const place = path.split('?')[0] || from;
    const id = /^\/blogs\/(?:page\d+\/)?(\d+)$/.exec(place)?.[1];
    if (id) return articleProblem(Number(id), place, from) ?? fragmentProblem(place, fragment);
    if (fixedPages.includes(place) || lists.includes(place))
      return fragmentProblem(place, fragment);
    if (place !== '/' && statSync(`public${place}`, { throwIfNoEntry: false })?.isFile())
      return undefined;
    return `There is no such page. Write an article such as blogs/9, or one of ${fixedPages.join(', ')}.`;
  };

  function articleProblem(id: number, path: string, from: string): string | undefined {
    const article = articles.find(({ facts }) => facts.id === id);
    if (!article) return `There is no article ${id}. Write another number, or remove the link.`;
    if (article.facts.draft && path !== from)
      return `Article ${id} is a draft, which visitors do not see. Publish it first, or remove the link.`;
    const right = routes.article(id);
    return path === right ? undefined : `Article ${id} is at ${right}. Write that.`;
  }

  function fragmentProblem(path: string, fragment?: string): string | undefined {
    const known = fragment ? fragmentsOf(path) : undefined;
    if (!fragment || !known || known.includes(fragment)) return undefined;
    return `That page has no such heading. Write one of ${known.map((one) => `#${one}`).join(', ')}.`;
  }

  function fragmentsOf(path: string): string[] | undefined {
    if (path === routes.home) return homeFragments;
    if (path === routes.deadlines) return usStates.map(stateId);
    const text = texts.find((one) => addressOf(one) === path);
    return text && outlineOf(text).fragments;
  }
}
