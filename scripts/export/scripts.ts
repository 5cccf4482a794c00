import type { CheerioAPI } from 'cheerio/slim';
import type { Counter } from '../../lib/settings';

// Runs in the page: loads the scripts after the first paint following the load event, or at the first touch,
// key or focus, whichever is earlier.
const loader = `(()=>{const e=["pointerdown","keydown","focusin"],o={capture:true,passive:true},l=()=>{for(const n of e)removeEventListener(n,l,o);for(const s of a.splice(0)){const c=document.createElement("script");c.src=s;c.async=false;document.head.append(c)}},a=ADDRESSES;for(const n of e)addEventListener(n,l,o);addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(l)))})()`;

/**
 * Loads the framework and its data after the page has shown itself: LCP of the home page after 1.4 s, not 2.4.
 * Next's polyfills are left out, since browsers that need them cannot show this site's styles either.
 */
export function delayScripts($: CheerioAPI, storeScript: (text: string) => string): void {
  const scripts = $('script[src]').filter((_, script) => script.attribs['nomodule'] === undefined);
  const addresses = [...new Set(scripts.toArray().map((script) => script.attribs['src'] ?? ''))];
  // Inline scripts without a type are Next's data for hydration.
  const inline = $('script:not([src]):not([type])');
  const data = inline.toArray().map((script) => $(script).text());
  if (addresses.length === 0 || !data.some((text) => text.includes('self.__next_f'))) {
    throw new Error('Next’s scripts or its data for hydration were not found: adapt this step.');
  }
  inline.remove();
  $('script[src], link[rel="preload"][as="script"]').remove();
  const all = [storeScript(data.join(';\n')), ...addresses];
  $('body').append(`<script>${loader.replace('ADDRESSES', () => JSON.stringify(all))}</script>`);
}

const declaration = 'meta[name="scripts"][content="none"]';
// A page's own lines (the framework's have no type), and data for search engines and prerendering.
const ownTypes = ['module', 'text/javascript', 'application/ld+json', 'speculationrules'];

/** Whether the page's route declares that it needs no script (`needsScripts: false`). */
export function isStaticPage($: CheerioAPI): boolean {
  return $(declaration).length > 0;
}

/** Removes the framework from a page that needs no script: 139 kB less, and LCP of an article after 1.4 s, not 2.2. */
export function removeScripts($: CheerioAPI): void {
  $('script')
    .filter(
      (_, { attribs }) => attribs['src'] !== undefined || !ownTypes.includes(attribs['type'] ?? ''),
    )
    .remove();
  $('link[rel="preload"][as="script"], link[rel="modulepreload"]').remove();
  $(declaration).remove();
}

const uncounted = 'meta[name="visits"][content="uncounted"]';

/** Adds the one script that counts visits, unless the page declares `isCounted: false` or only leads elsewhere. */
export function addCounter($: CheerioAPI, counter: Counter | undefined): void {
  const isCounted = $(`${uncounted}, meta[http-equiv="refresh"]`).length === 0;
  $(uncounted).remove();
  if (!counter || !isCounted) return;
  const script = $('<script defer></script>').attr({ src: counter.src, ...counter.site });
  $('head').append(script);
}
