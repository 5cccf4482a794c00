import type { CheerioAPI } from 'cheerio/slim';

/**
 * Puts the style sheets of a page into it, so that it shows after one request; takes functions that
 * return a style sheet's text for its address, and what the page needs of it.
 */
export async function inlineStyles(
  $: CheerioAPI,
  readStyle: (address: string) => string,
  pick: (css: string) => Promise<string>,
): Promise<void> {
  const sheets = $('link[rel="stylesheet"]');
  const css = sheets
    .toArray()
    .map((sheet) => readStyle(sheet.attribs.href ?? ''))
    .join('');
  sheets.first().before(`<style>${await pick(css)}</style>`);
  // React looks for its style sheets when it takes over a page, and loads what it does not find. A
  // disabled one is found, and never loaded.
  sheets.attr('disabled', '');
}
