import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { type CheerioAPI, load } from 'cheerio/slim';
import { memoize } from '../../lib/memoize';
import type { Counter } from '../../lib/settings';
import { filesIn } from '../../tools/files';
import { placeBoundaries } from './boundaries';
import { declarePolicy, type PolicyOptions, policyOf } from './policy';
import { addCounter, delayScripts, isStaticPage, removeScripts } from './scripts';
import { inlineStyles } from './styles';

/** What a page refers to, and where its script is stored. */
type Export = {
  /** The text of a style sheet by its address. */
  readStyle: (address: string) => string;
  /** The text of every script that a page may load. */
  readScripts: () => string;
  /** Returns the address of the stored script. */
  storeScript: (text: string) => string;
  allowed: PolicyOptions;
  counter: Counter | undefined;
};

/** Finishes each page of the export in place; returns their number. */
export async function finishPages(
  folder: string,
  allowed: PolicyOptions,
  counter?: Counter,
): Promise<number> {
  const pages = filesIn(folder).filter((file) => file.endsWith('.html'));
  if (pages.length === 0) throw new Error(`${folder} holds no page.`);
  const scriptsIn = memoize(readScripts);
  const parts: Export = {
    readStyle: memoize((address: string) => readStyleSheet(folder, address)),
    readScripts: () => scriptsIn(folder),
    storeScript: (text) => storeScript(folder, text),
    allowed,
    counter,
  };
  for (const page of pages) {
    try {
      writeFileSync(page, await finishPage(readFileSync(page, 'utf8'), parts));
    } catch (error) {
      throw new Error(`${page}: ${(error as Error).message}`);
    }
  }
  return pages.length;
}

/** Each step says why it is there; each throws where Next's output is not what it expects. */
async function finishPage(html: string, parts: Export): Promise<string> {
  const $ = parsePage(html);
  const isStatic = isStaticPage($);
  placeBoundaries($);
  if (isStatic) removeScripts($);
  await inlineStyles($, parts.readStyle, isStatic ? '' : parts.readScripts());
  if (!isStatic) delayScripts($, parts.storeScript);
  addCounter($, parts.counter);
  declarePolicy($, policyOf($, parts.allowed));
  return $.html();
}

/** Texts and attributes stay exactly as written. */
export function parsePage(html: string): CheerioAPI {
  return load(html, { xml: { xmlMode: false, decodeEntities: false } });
}

/**
 * Removes Next's data for client-side navigation, 7 files a page: links here are plain links, so nothing
 * requests it. Throws where Next writes it under other names.
 */
export function removePayloads(folder: string): void {
  const files = filesIn(folder);
  const isPayload = (file: string) =>
    /\/__next\.[^/]*\.txt$/.test(file) ||
    (file.endsWith('.txt') && existsSync(file.replace(/txt$/, 'html')));
  const payloads = files.filter(isPayload);
  const missed = files.filter((file) => file.endsWith('.txt') && !isPayload(file)).find(hasPayload);
  if (payloads.length === 0 || missed) {
    throw new Error(`Next names its payloads differently (${missed ?? 'none found'}): adapt this.`);
  }
  const notFound = files.filter((file) => file.startsWith(`${folder}/_not-found`));
  for (const file of new Set([...payloads, ...notFound])) removeFile(file);
}

/** React's wire format: numbered lines. */
function hasPayload(file: string): boolean {
  return /^(?:[0-9a-f]+)?:(?:["[{]|[A-Z]+[["])/.test(readFileSync(file, 'utf8'));
}

/** Also removes the folders that it leaves empty: many servers show a listing or an error for one. */
function removeFile(file: string): void {
  rmSync(file);
  for (let place = dirname(file); readdirSync(place).length === 0; place = dirname(place)) {
    rmdirSync(place);
  }
}

/** Makes relative addresses absolute, since the style sheet will be part of a page. */
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

/** The name is a hash of the content, as the bundler's are, so that it can be cached forever. */
function storeScript(folder: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const address = `/_next/static/chunks/page-${hash}.js`;
  mkdirSync(dirname(join(folder, address)), { recursive: true });
  writeFileSync(join(folder, address), text);
  return address;
}
