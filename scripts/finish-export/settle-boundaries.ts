import type { CheerioAPI } from 'cheerio/slim';

/**
 * Puts every part that React set aside at the end of the page (`<div hidden id="S:0">`, moved by a
 * script when the page loads) into its place, so that the page is whole without a script; throws
 * where a part has no place.
 */
export function settleBoundaries($: CheerioAPI): void {
  for (const part of $('div[hidden][id^="S:"]').toArray()) {
    const number = part.attribs.id?.slice(2);
    const place = $(`template[id="B:${number}"]`);
    const marker = place.get(0)?.prev;
    if (marker?.type !== 'comment')
      throw new Error(`The part S:${number} has no place in the page.`);
    // React's marks: "$?" is a part that is still to come, "$" one that is there.
    marker.data = '$';
    place.replaceWith($(part).contents());
    $(part).remove();
    $('script:not([src])')
      .filter((_, script) => $(script).text().includes(`$RC("B:${number}","S:${number}")`))
      .remove();
  }
}
