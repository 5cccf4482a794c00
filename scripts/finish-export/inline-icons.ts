import type { CheerioAPI } from 'cheerio/slim';
import { parsePage } from './page';

/**
 * Puts the icons that a page shows into it, in place of what names them in the sheet of all icons;
 * takes the function that returns the drawing for such an address.
 */
export function inlineIcons($: CheerioAPI, readIcon: (address: string) => string): void {
  for (const use of $('use').toArray()) $(use).replaceWith(readIcon(use.attribs.href ?? ''));
}

/** Takes the sheet of all icons and an icon's name and returns its drawing; throws where there is none. */
export function iconIn(sheet: string, name: string): string {
  const drawing = parsePage(sheet)(`symbol[id="${name}"] > svg`).html();
  if (!drawing) throw new Error(`public/icons.svg has no icon "${name}": run npm run icons.`);
  return drawing;
}
