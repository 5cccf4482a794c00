import { copyFileSync, linkSync, mkdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { filesIn } from './files';

// Servers look for these under their own names.
const inPlace = ['index.html', '404.html'];

/**
 * Takes the exported folder and puts every page `x.html` also where plain servers look for the address
 * `/x/`: at `x/index.html`; returns how many pages it put there. The servers that hand out compressed copies
 * (deploy/) take those of `x.html`.
 */
export function writeFolderPages(folder: string): number {
  const pages = filesIn(folder).filter(
    (file) => extname(file) === '.html' && !inPlace.includes(basename(file)),
  );
  for (const page of pages) {
    const place = page.slice(0, -'.html'.length);
    mkdirSync(place, { recursive: true });
    double(page, join(place, 'index.html'));
  }
  return pages.length;
}

/** One file under two names takes no time and no space; a few file systems know no such thing. */
function double(file: string, other: string): void {
  try {
    linkSync(file, other);
  } catch {
    copyFileSync(file, other);
  }
}
