import { linkSyntax } from '../inline-text';
import { type Language, originalLanguage } from '../language';
import { addressIn, articleAt, articlePath, listPath, paths, sitePages } from '../routes';
import { findArticle, listPages } from './articles';

const pages: string[] = [...sitePages.map(({ address }) => address), paths.blogs, paths.feed];

/** Resolves an address in a language: untranslated articles to English, unpublished to nothing. */
export function resolveLink(address: string, language: Language): string | undefined {
  const [path = ''] = address.split(/[?#]/);
  const id = articleAt(path);
  if (id !== undefined) {
    const edition = [language, originalLanguage].find((candidate) => findArticle(id, candidate));
    return edition && addressIn(edition, articlePath(id) + address.slice(path.length));
  }
  if (path.startsWith(`${paths.blogs}/page`)) {
    const isThere = listPages(language).some((page) => listPath(page) === path);
    return addressIn(language, isThere ? address : paths.blogs);
  }
  const isPage = pages.includes(path) || path.startsWith(`${paths.deadlines}/`);
  return isPage ? addressIn(language, address) : address;
}

/** The same for the links in a line of content; those without a target leave their words. */
export function resolveLinks(text: string, language: Language): string {
  return text.replace(linkSyntax, (_, words, address) => {
    const resolved = resolveLink(address, language);
    return resolved ? `[${words}](${resolved})` : words;
  });
}
