import type { CheerioAPI } from 'cheerio/slim';
import toDataUri from 'mini-svg-data-uri';

const smallBytes = 2000;

/**
 * Puts the page's main picture (`fetchpriority="high"`) and the small ones of its first screen into
 * it, so that they arrive with the text; takes the function that returns a picture's SVG for its address.
 */
export function inlinePictures($: CheerioAPI, readPicture: (address: string) => string): void {
  for (const picture of $('img[src$=".svg"]:not([loading="lazy"])').toArray()) {
    const address = $(picture).attr('src') ?? '';
    const svg = readPicture(address);
    if ($(picture).attr('fetchpriority') !== 'high' && svg.length > smallBytes) continue;
    $(picture).attr('src', toDataUri(svg).replaceAll('"', '&quot;'));
    $(`link[rel="preload"][as="image"][href="${address}"]`).remove();
  }
}
