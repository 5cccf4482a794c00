import { existsSync } from 'node:fs';
import type { Article } from '../../lib/content/articles';
import { pageOfArticle, routes } from '../../lib/routes';
import { stateId, usStates } from '../../lib/us-states';
import { outlineOf } from './article-outline';
import type { Content } from './read-content';

/** The parts of the home page that a link may name after its #. */
const homeFragments = ['finder', 'how-it-works', 'legal-areas', 'reviews', 'contact', 'faq'];

/** The pages of running text, by their files. */
export const textPages: Record<string, string> = {
  'content/pages/about.md': routes.about,
  'content/pages/terms.md': routes.service,
  'content/pages/privacy.md': routes.privacy,
  'content/pages/accessibility.md': routes.accessibility,
};

const fixedPages = [
  routes.home,
  routes.blogs,
  routes.about,
  routes.service,
  routes.privacy,
  routes.accessibility,
  routes.deadlines,
  routes.contact,
  routes.intake,
  routes.confirmation,
];

/** Takes the content and returns a function that says why an address of the site leads nowhere, if it does. */
export function linkTargets({ articles, texts }: Content) {
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
