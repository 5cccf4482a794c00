import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { delayScripts } from './delay-scripts';
import { filesIn } from './files';
import { inlinePictures } from './inline-pictures';
import { inlineStyles } from './inline-styles';
import { parsePage, printPage } from './page';
import { settleBoundaries } from './settle-boundaries';
import { isStaticPage, removeScripts } from './static-page';

/** What a page is finished with: the texts of the files it names, and a place for a new one. */
export type Export = {
  readStyle: (address: string) => string;
  readPicture: (address: string) => string;
  storeScript: (text: string) => string;
};

/** Takes the exported folder and finishes each of its pages in place; returns how many there are. */
export function finishPages(folder: string): number {
  const pages = filesIn(folder).filter((file) => file.endsWith('.html'));
  const parts = {
    readStyle: cached((address) => readStyleSheet(folder, address)),
    readPicture: cached((address) => readFileSync(join(folder, address), 'utf8')),
    storeScript: (text: string) => storeScript(folder, text),
  };
  for (const page of pages) writeFileSync(page, finishPage(readFileSync(page, 'utf8'), parts));
  return pages.length;
}

/** Takes a page's HTML and returns it finished: whole and quick without a script, and without one if it needs none. */
export function finishPage(html: string, { readStyle, readPicture, storeScript }: Export): string {
  const $ = parsePage(html);
  settleBoundaries($);
  inlineStyles($, readStyle);
  inlinePictures($, readPicture);
  if (isStaticPage($)) removeScripts($);
  else delayScripts($, storeScript);
  return printPage($);
}

/**
 * Removes what the export makes for moving between pages by script: links here are plain links, so
 * nothing asks for it.
 */
export function removePayloads(folder: string): void {
  for (const file of filesIn(folder)) {
    const isPayload = file.endsWith('.txt') && file !== join(folder, 'robots.txt');
    if (isPayload || file.startsWith(join(folder, '_not-found'))) removeFile(file);
  }
}

/** Takes the folders along that it leaves empty: many a server shows an error of its own for one. */
function removeFile(file: string): void {
  rmSync(file);
  for (let place = dirname(file); readdirSync(place).length === 0; place = dirname(place)) {
    rmdirSync(place);
  }
}

/** Returns a style sheet's text with its relative addresses made absolute, since it will stand in a page. */
function readStyleSheet(folder: string, address: string): string {
  const path = address.split('?')[0] ?? '';
  const css = readFileSync(join(folder, path), 'utf8');
  return css.replace(/url\((["']?)(\.\.?\/[^)"']+)\1\)/g, (_, quote, relative) => {
    return `url(${quote}${posix.join(posix.dirname(path), relative)}${quote})`;
  });
}

/** Stores a script under a name made of its content, as the bundler does, and returns its address. */
function storeScript(folder: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const address = `/_next/static/chunks/page-${hash}.js`;
  mkdirSync(dirname(join(folder, address)), { recursive: true });
  writeFileSync(join(folder, address), text);
  return address;
}

function cached(read: (key: string) => string): (key: string) => string {
  const kept = new Map<string, string>();
  return (key) => {
    const value = kept.get(key) ?? read(key);
    kept.set(key, value);
    return value;
  };
}
