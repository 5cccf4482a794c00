import type { CheerioAPI } from 'cheerio/slim';

/**
 * Has a page load the fonts of its style along with itself, where the export does not say so: the
 * page for unknown addresses would show other letters first and move when its own arrive.
 */
export function preloadFonts($: CheerioAPI): void {
  const style = $('style').first();
  for (const [, address] of style.text().matchAll(/url\(["']?([^"')]+\.woff2)/g)) {
    if ($(`link[rel="preload"][href="${address}"]`).length > 0) continue;
    style.before(
      `<link rel="preload" href="${address}" as="font" crossorigin="" type="font/woff2"/>`,
    );
  }
}
