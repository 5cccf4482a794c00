import { statSync } from 'node:fs';
import type { Article } from '../../lib/content/articles';
import { lineOf, writePath } from '../../lib/content/locate-value';
import type { Mistake } from '../../lib/content/mistakes';
import { redirectsSchema } from '../../lib/content/schemas';
import { outlineOf } from '../../lib/markdown/outline';
import { pageTexts, sitePages } from '../../lib/pages';
import { pageOfArticle, routes } from '../../lib/routes';
import { stateId, usStates } from '../../lib/us-states';
import { isRecord } from '../../tools/is-record';
import { textsIn } from './data-rules';
import { placeOf } from './files';
import type { Content } from './read-content';

// The texts of data files in which the site makes links of [words](address).
const linked =
  /^content\/en\/(faq\.yml: .*\.(subtitle|content)\d|confirmation\.yml: (next|ready)\.items.*|forms\.yml: atSend.*)$/;

export const redirectsFile = 'content/redirects.yml';

/** Broken links in texts, and numbers in lists that no article has. */
export function checkLinks(content: Content): Mistake[] {
  const findProblem = linkTargets(content);
  const moved = redirectsIn(content.data);
  return [
    ...content.texts.flatMap((text) =>
      outlineOf(text).links.flatMap(({ address, line }) => {
        const problem = findLinkProblem(address, addressOf(text.file));
        return problem ? [brokenLink(text.file, line, address, problem)] : [];
      }),
    ),
    ...content.data.flatMap(({ source, data }) =>
      textsIn(data).flatMap(({ path, text }) =>
        [...text.matchAll(/\[[^\]]+\]\(([^)\s]+)\)/g)].flatMap(([words, address = '']) => {
          const field = writePath(path);
          const problem = linked.test(`${source.file}: ${field}`)
            ? findLinkProblem(address, routes.home)
            : 'A link cannot be in this text. Write the words alone.';
          const line = lineOf(source, path, words);
          return problem ? [brokenLink(source.file, line, address, problem)] : [];
        }),
      ),
    ),
    ...checkNumbers(content),
  ];

  function addressOf(file: string): string {
    const article = content.articles.find((one) => one.file === file);
    if (article) return routes.article(article.facts.id);
    return textPages[file] ?? routes.home;
  }

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

function brokenLink(file: string, line: number, address: string, problem: string): Mistake {
  return { file, line, field: `broken link ${address}`, problem };
}

/** Checks the numbers in an article's related, in the site's shortAddresses and on the cards of legal areas. */
function checkNumbers({ articles, data }: Content): Mistake[] {
  const published = articles.filter(({ facts }) => !facts.draft).map(({ facts }) => facts.id);
  return data.flatMap(({ source, data }) => {
    const own = articles.find(({ file }) => file === source.file)?.facts.id;
    return articleNumbers(data).flatMap(({ path, id }): Mistake[] => {
      if (!Number.isInteger(id) || (published.includes(id) && id !== own)) return [];
      const at = { file: source.file, line: lineOf(source, path), field: writePath(path) };
      if (id === own) return [{ ...at, problem: 'is this article itself. Write another.' }];
      const problem = `is ${id}, which is no published article. Write another, or remove it.`;
      // An article that is removed must not stop the others; /blogs/{number} would be a page without an article.
      return [{ ...at, problem, ...(path[0] !== 'shortAddresses' && { isWarning: true }) }];
    });
  });
}

function articleNumbers(data: unknown): { path: (string | number)[]; id: number }[] {
  if (Array.isArray(data)) {
    return data.flatMap((card, index) =>
      typeof card?.article === 'number' ? [{ path: [index, 'article'], id: card.article }] : [],
    );
  }
  return ['related', 'shortAddresses'].flatMap((name) => {
    const numbers = isRecord(data) ? data[name] : undefined;
    return Array.isArray(numbers) ? numbers.map((id, index) => ({ path: [name, index], id })) : [];
  });
}

/** The lines of redirects.yml, as far as that is valid. */
export function redirectsIn(data: Content['data']) {
  const part = data.find(({ source }) => source.file === redirectsFile);
  return redirectsSchema.safeParse(part?.data).data ?? [];
}

/** The parts of the home page that a link may name after its #. */
const homeFragments = ['finder', 'how-it-works', 'legal-areas', 'reviews', 'contact', 'faq'];

/** The addresses of pages, by the files of their texts. */
const textPages = Object.fromEntries(
  pageTexts.map(({ file, address }) => [`content/${placeOf(file)}`, address]),
);

export const fixedPages = [...sitePages.map(({ address }) => address), routes.blogs];

/** Returns a function that explains what is wrong with an address of the site; undefined where nothing is. */
export function linkTargets({ articles, texts }: Content) {
  const published = articles.filter(({ facts }) => !facts.draft);
  const lists = published.map(({ facts }) => routes.listPage(pageOfArticle(facts.id)));

  return function findProblem(address: string, from: string): string | undefined {
    const [path = '', fragment] = decodeURI(address).split('#');
    const place = path.split('?')[0] || from;
    const id = Number(/^\/blogs\/(?:page\d+\/)?(\d+)$/.exec(place)?.[1] ?? Number.NaN);
    if (!Number.isNaN(id)) return articleProblem(id, place) ?? fragmentProblem(place, fragment);
    if (fixedPages.includes(place) || lists.includes(place))
      return fragmentProblem(place, fragment);
    if (place !== '/' && statSync(`public${place}`, { throwIfNoEntry: false })?.isFile())
      return undefined;
    return `There is no such page. Write an article such as blogs/9, or one of ${fixedPages.join(', ')}.`;
  };

  function articleProblem(id: number, path: string): string | undefined {
    const article = articles.find(({ facts }) => facts.id === id);
    if (!article) return `There is no article ${id}. Write another number, or remove the link.`;
    if (article.facts.draft && path !== article.file)
      return `Article ${id} is a draft, which visitors do not see. Publish it first, or remove the link.`;
    const right = routes.article(id);
    return path === right ? undefined : `Article ${id} is at ${right}. Write that.`;
  }

  function fragmentProblem(path: string, fragment?: string): string | undefined {
    if (!fragment) return undefined;
    const known = fragmentsOf(path);
    if (!known || known.includes(fragment)) return undefined;
    return `That page has no such heading. Write one of ${known.map((one) => `#${one}`).join(', ')}.`;
  }

  function fragmentsOf(path: string): string[] | undefined {
    if (path === routes.home) return homeFragments;
    if (path === routes.deadlines) return usStates.map(stateId);
    const isHere = (article: Article) => routes.article(article.facts.id) === path;
    const page = Object.keys(textPages).find((name) => textPages[name] === path);
    const file = articles.find(isHere)?.file ?? page;
    const text = texts.find((text) => text.file === file);
    return text && outlineOf(text).fragments;
  }
}
