import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type CheerioAPI, load } from 'cheerio/slim';
import type { Counter } from '../../lib/settings';
import { filesIn } from '../../tools/files';
import type { Scripts } from './bundle';
import { removeFramework } from './framework';
import { declarePolicy, type PolicyOptions, policyOf } from './policy';
import { addCounter, moveProps, placeScripts, writeHashed } from './scripts';
import { placeStyles, stylesOf } from './styles';

export function finishPages(
  folder: string,
  scripts: Scripts,
  allowed: PolicyOptions,
  counter?: Counter,
): number {
  const pages = filesIn(folder).filter((file) => file.endsWith('.html'));
  if (pages.length === 0) throw new Error(`${folder} has no pages.`);
  const texts = pages.map((page) => readFileSync(page, 'utf8'));
  const styles = stylesOf(takeStyles(folder, texts), texts, scripts.text);
  const sheet = writeHashed(folder, 'styles', '.css', styles.later);

  function finishPage(html: string): string {
    const $ = parsePage(html);
    removeFramework($);
    placeScripts($, scripts);
    moveProps($, folder);
    placeStyles($, styles, sheet);
    addCounter($, counter);
    declarePolicy($, policyOf($, allowed));
    return $.html();
  }

  for (const [index, page] of pages.entries()) {
    try {
      writeFileSync(page, finishPage(texts[index] ?? ''));
    } catch (error) {
      throw new Error(`${page}: ${(error as Error).message}`);
    }
  }
  return pages.length;
}

export function parsePage(html: string): CheerioAPI {
  return load(html, { xml: { xmlMode: false, decodeEntities: false } });
}

/** Takes the style sheets that pages link out of the export, with absolute addresses in them. */
function takeStyles(folder: string, pages: string[]): string {
  const links = pages.flatMap(
    (html) => html.match(/(?<=<link rel="stylesheet" href=")[^"?]+/g) ?? [],
  );
  return [...new Set(links)]
    .map((address) => {
      const css = readFileSync(join(folder, address), 'utf8');
      rmSync(join(folder, address));
      return css.replace(/url\((["']?)(\.\.?\/[^)"']+)\1\)/g, (_, quote, relative) => {
        return `url(${quote}${posix.join(posix.dirname(address), relative)}${quote})`;
      });
    })
    .join('');
}
