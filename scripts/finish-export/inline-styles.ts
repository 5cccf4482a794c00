import type { CheerioAPI } from 'cheerio/slim';

/**
 * Puts the style sheets of a page into it, so that it shows after one request; takes the function
 * that returns a style sheet's text for its address.
 */
export function inlineStyles($: CheerioAPI, readStyle: (address: string) => string): void {
  const sheets = $('link[rel="stylesheet"]');
  const css = sheets
    .toArray()
    .map((sheet) => readStyle(sheet.attribs.href ?? ''))
    .join('');
  sheets.first().before(`<style>${css}</style>`);
  // React looks for its style sheets when it takes over a page, and loads what it does not find. A
  // disabled one is found, and never loaded.
  sheets.attr('disabled', '');
}
