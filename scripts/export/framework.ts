import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { CheerioAPI } from 'cheerio/slim';
import { originalLanguage } from '../../lib/language';
import { filesIn } from '../../tools/files';

// Everything that depends on the output of Next, React and the toast library.

/** Removes Next's scripts and data; keeps files from public/. Throws if there are none. */
export function removeFrameworkFiles(folder: string, ownFiles: readonly string[]): void {
  const site = new Set(
    [...ownFiles, 'robots.txt', '.well-known/security.txt'].map((file) => `${folder}/${file}`),
  );
  const files = filesIn(folder).filter((file) => !site.has(file));
  const scripts = files.filter((file) => /\/_next\/.*\.js$/.test(file));
  const data = files.filter((file) => file.endsWith('.txt'));
  for (const [what, found] of Object.entries({ scripts, data }))
    if (found.length === 0) throw new Error(notFound(what));
  const errorPages = files.filter((file) => file.startsWith(`${folder}/_not-found`));
  // The editing page writes one into each new folder of pictures.
  const markers = filesIn(folder).filter((file) => file.endsWith('/.gitkeep'));
  for (const file of new Set([...scripts, ...data, ...errorPages, ...markers])) removeFile(file);
}

/** Also removes empty folders, which many servers would list. */
function removeFile(file: string): void {
  rmSync(file);
  for (let place = dirname(file); readdirSync(place).length === 0; place = dirname(place)) {
    rmdirSync(place);
  }
}

/** Moves the pages of the original edition from /en to /. */
export function moveOriginal(folder: string): void {
  const edition = join(folder, originalLanguage);
  renameSync(`${edition}.html`, join(folder, 'index.html'));
  for (const file of filesIn(edition)) {
    const place = join(folder, relative(edition, file));
    mkdirSync(dirname(place), { recursive: true });
    renameSync(file, place);
  }
  rmSync(edition, { recursive: true });
}

/** Addresses of the style sheets that pages link. Throws if there are none. */
export function linkedStyles(pages: readonly string[]): string[] {
  const links = pages.flatMap((html) => html.match(/<link\b[^>]*\brel="stylesheet"[^>]*>/g) ?? []);
  const addresses = links.flatMap((link) => /\bhref="([^"?]+)/.exec(link)?.[1] ?? []);
  if (addresses.length === 0) throw new Error(notFound('style sheets'));
  return [...new Set(addresses)];
}

const notFound = (what: string) =>
  `Found none of Next’s ${what} in the export. Update scripts/export/framework.ts.`;

const ownScripts = '[data-script], [type$="json"], [type="speculationrules"]';

export function removeFramework($: CheerioAPI): void {
  const pending = $('template[id^="B:"], div[hidden][id^="S:"]');
  if (pending.length > 0)
    throw new Error(
      `React streamed ${$.html(pending.first())}, which needs a script: don’t use Suspense here.`,
    );
  $('script').not(ownScripts).remove();
  $('link[rel="preload"][as="script"], link[rel="modulepreload"]').remove();
  // React's marks, which only islands need.
  const inIslands = '[data-island], [data-island] *';
  const marks = $('body, body *').not(inIslands).contents();
  marks.filter((_, { type }) => type === 'comment').remove();
  $('body > div[hidden]:empty').remove();
  // Next repeats the link preview, which every service reads from og.
  $('meta[name^="twitter:"]').not('[name="twitter:card"]').remove();
}

/** Style sheets that the toast library adds to a page, found by running it. Throws if it adds none. */
export async function injectedStyles(): Promise<string[]> {
  const sheets: string[] = [];
  const document = {
    head: { appendChild: () => undefined },
    createElement: () => ({ appendChild: (text: string) => sheets.push(text) }),
    createTextNode: (text: string) => text,
  };
  Object.assign(globalThis, { document });
  try {
    await import('sonner');
  } finally {
    Reflect.deleteProperty(globalThis, 'document');
  }
  if (sheets.length === 0) throw new Error('The toast library adds no style sheet any more.');
  // It adds each sheet before its text.
  return ['', ...sheets];
}
