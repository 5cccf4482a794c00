import { existsSync } from 'node:fs';
import type { Article } from '../../lib/content/articles';
import { lineOf, writePath } from '../../lib/content/locate-value';
import type { Mistake } from '../../lib/content/mistakes';
import { pageTexts, sitePages } from '../../lib/pages';
import { pageOfArticle, routes } from '../../lib/routes';
import { stateId, usStates } from '../../lib/us-states';
import { textsIn } from './data-rules';
import { outlineOf } from './outline';
import type { Content } from './read-content';

// The texts of data files in which the site makes links of [words](address).
const linked =
  /^content\/(faq\.yml: .*\.(subtitle|content)\d|confirmation\.yml: (next|ready)\.items.*|forms\.yml: atSend.*)$/;

/** Broken links in texts, and numbers in lists that no article has. */
export function checkLinks(content: Content): Mistake[] {
  const findProblem = linkTargets(content);
  return [
    ...content.texts.flatMap((text) =>
      outlineOf(text).links.flatMap(({ address, line }) => {
        const problem = findLinkProblem(address, addressOf(text.file));
        return problem ? [{ file: text.file, line, field: `link ${address}`, problem }] : [];
      }),
    ),
    ...content.data.flatMap(({ source, data }) =>
      textsIn(data).flatMap(({ path, text }) =>
        [...text.matchAll(/\[[^\]]+\]\(([^)\s]+)\)/g)].flatMap(([words, address = '']) => {
          const field = writePath(path);
          const problem = linked.test(`${source.file}: ${field}`)
            ? findLinkProblem(address, routes.home)
            : 'stands where no link can be. Write the words alone.';
          const line = lineOf(source, path, words);
          return problem ? [{ file: source.file, line, field: `link ${address}`, problem }] : [];
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
    if (/^(https?|mailto|tel):/.test(address)) return undefined;
    if (/^(\/|#)/.test(address)) return findProblem(address, from);
    return 'leads nowhere. Write an article such as blogs/9, a page such as /about, or an address that begins with https://.';
  }
}

/** Checks the numbers in an article's related, and in the site's shortAddresses. */
function checkNumbers({ articles, data }: Content): Mistake[] {
  const published = articles.filter(({ facts }) => !facts.draft).map(({ facts }) => facts.id);
  return data.flatMap(({ source, data }) => {
    const own = articles.find(({ file }) => file === source.file)?.facts.id;
    return ['related', 'shortAddresses'].flatMap((name) => {
      const numbers = (data as Record<string, unknown> | undefined)?.[name];
      if (!Array.isArray(numbers)) return [];
      return numbers.flatMap((id, index): Mistake[] => {
        const path = [name, index];
        const at = { file: source.file, line: lineOf(source, path), field: writePath(path) };
        if (id === own) return [{ ...at, problem: 'names this article itself. Write another.' }];
        if (!Number.isInteger(id) || published.includes(id)) return [];
        const problem = `is ${id}, which is no published article. Write 1 to ${published.length}.`;
        return [{ ...at, problem }];
      });
    });
  });
}

/** The parts of the home page that a link may name after its #. */
const homeFragments = ['finder', 'how-it-works', 'legal-areas', 'reviews', 'contact', 'faq'];

/** The addresses of pages, by the files of their texts. */
const textPages = Object.fromEntries(
  pageTexts.map(({ file, address }) => [`content/${file}`, address]),
);

const fixedPages = [...sitePages.map(({ address }) => address), routes.blogs];

/** Returns a function that explains what is wrong with an address of the site; undefined where nothing is. */
function linkTargets({ articles, texts }: Content) {
  const published = articles.filter(({ facts }) => !facts.draft);
  const last = pageOfArticle(Math.max(1, published.length));
  const lists = Array.from({ length: last }, (_, index) => routes.listPage(index + 1));
  const bodyOf = (file: string) => texts.find((text) => text.file === file);

  return function findProblem(address: string, from: string): string | undefined {
    const [path = '', fragment] = decodeURI(address).split('#');
    const place = path.split('?')[0] || from;
    const id = Number(/^\/blogs\/(?:page\d+\/)?(\d+)$/.exec(place)?.[1] ?? Number.NaN);
    if (!Number.isNaN(id)) return articleProblem(id, place) ?? fragmentProblem(place, fragment);
    if (fixedPages.includes(place) || lists.includes(place))
      return fragmentProblem(place, fragment);
    if (place !== '/' && existsSync(`public${place}`)) return undefined;
    return `leads nowhere. Write an article such as blogs/9, or one of ${fixedPages.join(', ')}.`;
  };

  function articleProblem(id: number, path: string): string | undefined {
    const article = articles.find(({ facts }) => facts.id === id);
    if (!article)
      return `leads nowhere: there is no article ${id}. Write 1 to ${published.length}.`;
    if (article.facts.draft && path !== article.file)
      return `leads to a draft, which nobody sees. Publish article ${id} first, or remove the link.`;
    const right = routes.article(id);
    return path === right ? undefined : `leads nowhere: article ${id} is at ${right}. Write that.`;
  }

  function fragmentProblem(path: string, fragment?: string): string | undefined {
    if (!fragment) return undefined;
    const known = fragmentsOf(path);
    if (!known || known.includes(fragment)) return undefined;
    return `names no heading of that page. Write one of ${known.map((one) => `#${one}`).join(', ')}.`;
  }

  function fragmentsOf(path: string): string[] | undefined {
    if (path === routes.home) return homeFragments;
    if (path === routes.deadlines) return usStates.map(stateId);
    const isHere = (article: Article) => routes.article(article.facts.id) === path;
    const file = Object.keys(textPages).find((name) => textPages[name] === path);
    const text = articles.find(isHere) ?? (file ? bodyOf(file) : undefined);
    return text && outlineOf(text).fragments;
  }
}
