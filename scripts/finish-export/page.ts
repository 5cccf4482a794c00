import { type CheerioAPI, load } from 'cheerio/slim';

/** Takes a page's HTML and returns its tree; texts and attributes stay as they are written. */
export function parsePage(html: string): CheerioAPI {
  return load(html, { xml: { xmlMode: false, decodeEntities: false } });
}

/** Takes a page's tree and returns its HTML. */
export function printPage($: CheerioAPI): string {
  return $.html();
}
