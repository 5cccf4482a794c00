import type { CheerioAPI } from 'cheerio/slim';

// Runs in the page. The page shows and works without its scripts; they come after its first
// picture on the screen, or with the first touch, key or focus, whichever is earlier.
const loader = `(()=>{const e=["pointerdown","keydown","focusin"],o={capture:true,passive:true},l=()=>{for(const n of e)removeEventListener(n,l,o);for(const s of a.splice(0)){const c=document.createElement("script");c.src=s;c.async=false;document.head.append(c)}},a=ADDRESSES;for(const n of e)addEventListener(n,l,o);addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(l)))})()`;

/**
 * Takes the framework's scripts and its data out of the page's first load: what a visitor sees and
 * uses first does not wait for them. Takes the function that stores a script and returns its address;
 * returns the addresses of the framework's scripts. Fallbacks for old browsers go: those cannot show
 * this site's styles either.
 */
export function delayScripts($: CheerioAPI, storeScript: (text: string) => string): string[] {
  const scripts = $('script[src]').filter((_, script) => script.attribs.nomodule === undefined);
  const addresses = [...new Set(scripts.toArray().map((script) => script.attribs.src ?? ''))];
  // Without a type they are code: the data from which the framework takes over the page.
  const inline = $('script:not([src]):not([type])');
  const data = inline.toArray().map((script) => $(script).text());
  inline.remove();
  $('script[src], link[rel="preload"][as="script"]').remove();
  const all = [storeScript(data.join(';\n')), ...addresses];
  $('body').append(`<script>${loader.replace('ADDRESSES', () => JSON.stringify(all))}</script>`);
  return addresses;
}
