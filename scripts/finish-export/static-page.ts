import type { CheerioAPI } from 'cheerio/slim';

const declaration = 'meta[name="scripts"][content="none"]';
// A page's own lines (the framework's have no type), and data for search engines and prerendering.
const ownTypes = ['module', 'application/ld+json', 'speculationrules'];

/** Says whether a page declares, beside its route, that it needs no script (`needsScripts: false`). */
export function isStaticPage($: CheerioAPI): boolean {
  return $(declaration).length > 0;
}

/** Takes every script of the framework, what loads it ahead, and what only scripts look for out of a page. */
export function removeScripts($: CheerioAPI): void {
  $('script')
    .filter((_, { attribs }) => attribs.src !== undefined || !ownTypes.includes(attribs.type ?? ''))
    .remove();
  $('link[rel="preload"][as="script"], link[rel="modulepreload"], link[rel="stylesheet"]').remove();
  $(declaration).remove();
}
