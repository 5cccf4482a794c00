import type { CheerioAPI } from 'cheerio/slim';

const declaration = 'meta[name="scripts"][content="none"]';
// Data for search engines and for the browser's prerendering, which run nothing.
const dataTypes = ['application/ld+json', 'speculationrules'];

/** Says whether a page declares, beside its route, that it needs no script (`needsScripts: false`). */
export function isStaticPage($: CheerioAPI): boolean {
  return $(declaration).length > 0;
}

/** Takes every executable script, what loads it ahead, and what only scripts look for out of a page. */
export function removeScripts($: CheerioAPI): void {
  $('script')
    .filter((_, script) => !dataTypes.includes(script.attribs.type ?? ''))
    .remove();
  $('link[rel="preload"][as="script"], link[rel="modulepreload"], link[rel="stylesheet"]').remove();
  $(declaration).remove();
}
