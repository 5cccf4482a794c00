import { existsSync, readFileSync } from 'node:fs';
import { type CheerioAPI, load } from 'cheerio';
import { type Article, listPages, loadArticles } from '@/lib/content/articles';
import {
  loadConfirmation,
  loadDeadlines,
  loadForms,
  loadHome,
  loadLabels,
  loadPage,
  loadSite,
  loadStateDeadlines,
} from '@/lib/content/site-content';
import { fillText } from '@/lib/inline-text';
import { type Language, languages } from '@/lib/language';
import { memoize } from '@/lib/memoize';
import { previewPicture } from '@/lib/pictures';
import {
  addressIn,
  articlePath,
  fileRoutes,
  listPath,
  pageTexts,
  paths,
  sitePages,
  stateDeadlinesPath,
} from '@/lib/routes';
import { listDescription } from '@/lib/seo';
import { readEmailConfig } from '@/lib/settings';

export type Page = {
  language: Language;
  path: string;
  address: string;
  title: string;
  description: string;
  picture: string;
  isPrivate: boolean;
  heading?: string;
  article?: Article;
};

export const { siteUrl } = readEmailConfig();

export const pages: Page[] = languages.flatMap((language) => {
  const lists = listPages(language);
  const { place } = loadLabels(language).lists;
  const page = (path: string, facts: Pick<Page, 'title' | 'description'> & Partial<Page>) => ({
    language,
    path,
    address: addressIn(language, path),
    picture: fileRoutes.sharePicture,
    isPrivate: sitePages.some((one) => one.address === path && one.isPrivate),
    ...facts,
  });
  const words = loadDeadlines(language);
  return [
    ...sitePages.map(({ address }) => page(address, factsOf(address, language))),
    ...lists.map((list) => {
      const title = fillText(place, { page: list, pages: lists.at(-1) ?? list });
      return page(listPath(list), { title, description: listDescription(language, list) });
    }),
    ...loadStateDeadlines(language).map(({ id, name }) => {
      const [title, description] = [words.title, words.description].map((text) =>
        fillText(text, { state: name }),
      ) as [string, string];
      const picture = addressIn(language, `/images/deadlines/${id}.jpg`);
      return page(stateDeadlinesPath(id), { title, description, heading: title, picture });
    }),
    ...loadArticles(language).map((article) => {
      const { id, title, description } = article.facts;
      const picture = previewPicture(id);
      const own = { picture, heading: title, article };
      return page(articlePath(id), { title, description, ...own });
    }),
  ];
});

function factsOf(path: string, language: Language) {
  const { name, tagline, description } = loadSite(language);
  if (path === paths.home) return { title: `${name}: ${tagline}`, description };
  const text = pageTexts.find(({ address }) => address === path);
  if (text) {
    const { title, description } = loadPage(text.file, language).facts;
    return { title, heading: title, description };
  }
  const words = {
    [paths.contact]: loadHome(language).contact,
    [paths.intake]: loadForms(language).intake,
    [paths.confirmation]: loadConfirmation(language),
  }[path];
  if (!words) throw new Error(`Say in factsOf where the content keeps the title of ${path}.`);
  return { title: words.pageTitle, description: words.description };
}

export const pageAt = (language: Language, path: string) => openPage(addressIn(language, path));

/** The document at an address. Throws if there is none. */
export const openPage = memoize((address: string): CheerioAPI => {
  const file = fileAt(address);
  if (!file) throw new Error(`The build has no ${address}.`);
  const $ = load(readFileSync(file, 'utf8'));
  // Data for scripts is not visible text.
  $('main script[type="application/json"]').remove();
  return $;
});

/** The exported file of a URL path without query or fragment. */
export function fileAt(address: string): string | undefined {
  const places = address.endsWith('/')
    ? [`out${address}index.html`]
    : [`out${address}.html`, /\.\w+$/.test(address) && `out${address}`];
  return places.find((place) => place && existsSync(place)) || undefined;
}

/** Removes whitespace, because text() puts none between elements. */
export const squeeze = (text: string) => text.replace(/\s/g, '');

/** Some states, for checks that would take long on all of them. */
export const isLikeOthers = (address: string) => /\/deadlines\/[^mn]/.test(address);

/** The folder whose build is looked at, as jest.config.mjs gives it. */
export const { builtSite } = globalThis as { builtSite?: string };
