import type { CheerioAPI } from 'cheerio/slim';

type Content = ReturnType<CheerioAPI>;

/**
 * Moves every part that React streamed at the end of the page (`<div hidden id="S:0">`, for a script to
 * move) to its place, so that the page is complete before any script, which is loaded late. The boundary's fallback goes.
 */
export function placeBoundaries($: CheerioAPI): void {
  for (const part of $('div[hidden][id^="S:"]').toArray()) {
    const number = part.attribs['id']?.slice(2);
    const place = $(`template[id="B:${number}"]`);
    const marker = place.get(0)?.prev;
    if (marker?.type !== 'comment')
      throw new Error(`The part S:${number} has no place in the page.`);
    // React's markers: "$?" is a part that is still to come, "$" one that is there.
    marker.data = '$';
    fallbackAfter($, place).remove();
    place.replaceWith($(part).contents());
    $(part).remove();
    const call = `$RC("B:${number}","S:${number}")`;
    const mover = $('script:not([src])').filter((_, script) => $(script).text().includes(call));
    if (mover.length === 0)
      throw new Error(`No script moves the part S:${number}: adapt this step.`);
    mover.remove();
  }
  const pending = $('template[id^="B:"]').attr('id');
  if (pending) throw new Error(`The boundary ${pending} has no content: its fallback would stay.`);
}

/** What follows a boundary's template up to its end marker, boundaries within it included. */
function fallbackAfter($: CheerioAPI, place: Content): Content {
  const nodes = [];
  let depth = 0;
  for (let node = place.get(0)?.next; node; node = node.next) {
    if (node.type === 'comment' && node.data === '/$') {
      if (depth === 0) return $(nodes);
      depth -= 1;
    } else if (node.type === 'comment' && node.data.startsWith('$')) depth += 1;
    nodes.push(node);
  }
  throw new Error(`The boundary ${place.attr('id')} has no end.`);
}
