import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type CheerioAPI, load } from 'cheerio/slim';
import { memoize } from '../../lib/memoize';
import type { Counter } from '../../lib/settings';
import { filesIn } from '../../tools/files';
import type { Scripts } from './bundle';
import { removeFramework } from './framework';
import { declarePolicy, type PolicyOptions, policyOf } from './policy';
import { addCounter, moveProps, placeScripts, writeHashed } from './scripts';
import { inlineStyles, stylesOfScripts } from './styles';

export async function finishPages(
  folder: string,
  scripts: Scripts,
  allowed: PolicyOptions,
  counter?: Counter,
): Promise<number> {
  const pages = filesIn(folder).filter((file) => file.endsWith('.html'));
  if (pages.length === 0) throw new Error(`${folder} has no pages.`);
  const readStyle = memoize((address: string) => readStyleSheet(folder, address));

  async function finishPage(html: string): Promise<string> {
    const $ = parsePage(html);
    removeFramework($);
    const hasIslands = placeScripts($, scripts);
    moveProps($, folder);
    const full = inlineStyles($, readStyle, hasIslands ? scripts.text : '');
    if (hasIslands) {
      const styles = stylesOfScripts(full)(scripts.text);
      $('[data-island]').attr('data-styles', writeHashed(folder, 'islands', '.css', styles));
    }
    addCounter($, counter);
    declarePolicy($, policyOf($, allowed));
    return $.html();
  }

  for (const page of pages) {
    try {
      writeFileSync(page, await finishPage(readFileSync(page, 'utf8')));
    } catch (error) {
      throw new Error(`${page}: ${(error as Error).message}`);
    }
  }
  return pages.length;
}

export function parsePage(html: string): CheerioAPI {
  return load(html, { xml: { xmlMode: false, decodeEntities: false } });
}

function readStyleSheet(folder: string, address: string): string {
  const path = address.split('?')[0] ?? '';
  const css = readFileSync(join(folder, path), 'utf8');
  return css.replace(/url\((["']?)(\.\.?\/[^)"']+)\1\)/g, (_, quote, relative) => {
    return `url(${quote}${posix.join(posix.dirname(path), relative)}${quote})`;
  });
}
