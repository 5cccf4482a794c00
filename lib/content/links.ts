import { linkSyntax } from '../inline-text';
import { type Language, originalLanguage } from '../language';
import { paths, sitePages } from '../pages';
import { addressIn, articlePath, listPath } from '../routes';
import { findArticle, listPages } from './articles';

const pages: string[] = [...sitePages.map(({ address }) => address), paths.blogs, paths.feed];

/** The article number in an address such as blogs/9 or /blogs/page1/9#fees. */
function articleIn(address: string): number | undefined {
  const number = /^\/?blogs\/(?:page\d+\/)?(\d+)(?:[?#]|$)/.exec(address)?.[1];
  return number ? Number(number) : undefined;
}

/** Resolves an address in a language: untranslated articles to English, unpublished to nothing. */
export function resolveLink(address: string, language: Language): string | undefined {
  const [path = ''] = address.split(/[?#]/);
  const id = articleIn(path);
  if (id !== undefined) {
    const edition = [language, originalLanguage].find((one) => findArticle(id, one));
    return edition && addressIn(edition, articlePath(id) + address.slice(path.length));
  }
  if (path.startsWith(`${paths.blogs}/page`)) {
    const isThere = listPages(language).some((page) => listPath(page) === path);
    return addressIn(language, isThere ? address : paths.blogs);
  }
  const isPage = pages.includes(path) || path.startsWith(`${paths.deadlines}/`);
  return isPage ? addressIn(language, address) : address;
}

export function resolveLinks(text: string, language: Language): string {
  return text.replace(linkSyntax, (_, words, address) => {
    const resolved = resolveLink(address, language);
    return resolved ? `[${words}](${resolved})` : words;
  });
}
