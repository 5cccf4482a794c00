import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { compileAhead } from './compile-ahead';
import { delayScripts } from './delay-scripts';
import { filesIn } from './files';
import { iconIn, inlineIcons } from './inline-icons';
import { inlinePictures } from './inline-pictures';
import { inlineStyles } from './inline-styles';
import { parsePage, printPage } from './page';
import { declarePolicy, type Policy, type PolicyOptions, policyOf, unitePolicies } from './policy';
import { preloadFonts } from './preload-fonts';
import { settleBoundaries } from './settle-boundaries';
import { isStaticPage, removeScripts } from './static-page';
import { usedStyles } from './used-styles';

/** What a page is finished with: the texts of the files it names, and places for its scripts. */
export type Export = {
  readStyle: (address: string) => string;
  readPicture: (address: string) => string;
  /** Returns the text of every script that a page may load. */
  readScripts: () => string;
  /** Takes an icon's address in the sheet of all icons and returns its drawing. */
  readIcon: (address: string) => string;
  storeScript: (text: string) => string;
  /** Takes the address of a script that a page starts with and makes it ready for that. */
  speedUpScript: (address: string) => void;
  allowed: PolicyOptions;
};

/**
 * Takes the exported folder and what its pages may load beside themselves, and finishes each page in
 * place; returns how many there are, and the policy that covers them all.
 */
export async function finishPages(
  folder: string,
  allowed: PolicyOptions,
): Promise<{ pages: number; policy: Policy }> {
  const pages = filesIn(folder).filter((file) => file.endsWith('.html'));
  let scripts: string | undefined;
  const parts = {
    readStyle: cached((address) => readStyleSheet(folder, address)),
    readScripts: () => (scripts ??= readScripts(folder)),
    readPicture: cached((address) => readFileSync(join(folder, address), 'utf8')),
    readIcon: cached((address) => {
      const [sheet = '', name = ''] = address.split('#');
      return iconIn(readFileSync(join(folder, sheet), 'utf8'), name);
    }),
    storeScript: (text: string) => storeScript(folder, text),
    speedUpScript: cached((address) => rewrite(join(folder, address), compileAhead)),
    allowed,
  };
  const policies: Policy[] = [];
  for (const page of pages) {
    const { html, policy } = await finishPage(readFileSync(page, 'utf8'), parts);
    writeFileSync(page, html);
    policies.push(policy);
  }
  return { pages: pages.length, policy: unitePolicies(policies) };
}

/**
 * Takes a page's HTML and returns it finished, with its policy: whole and quick without a script, and
 * without one if it needs none.
 */
export async function finishPage(
  html: string,
  parts: Export,
): Promise<{ html: string; policy: Policy }> {
  const $ = parsePage(html);
  settleBoundaries($);
  const scripts = isStaticPage($) ? '' : parts.readScripts();
  await inlineStyles($, parts.readStyle, (css) => usedStyles($, css, scripts));
  preloadFonts($);
  inlinePictures($, parts.readPicture);
  inlineIcons($, parts.readIcon);
  if (isStaticPage($)) removeScripts($);
  else for (const script of delayScripts($, parts.storeScript)) parts.speedUpScript(script);
  const policy = policyOf($, parts.allowed);
  declarePolicy($, policy);
  return { html: printPage($), policy };
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

function readScripts(folder: string): string {
  return filesIn(join(folder, '_next/static/chunks'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/** Stores a script under a name made of its content, as the bundler does, and returns its address. */
function storeScript(folder: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const address = `/_next/static/chunks/page-${hash}.js`;
  mkdirSync(dirname(join(folder, address)), { recursive: true });
  writeFileSync(join(folder, address), text);
  return address;
}

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

function cached<Value>(read: (key: string) => Value): (key: string) => Value {
  const kept = new Map<string, Value>();
  return (key) => {
    if (!kept.has(key)) kept.set(key, read(key));
    return kept.get(key) as Value;
  };
}
