import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { posix, relative } from 'node:path';
import { type CheerioAPI, load } from 'cheerio/slim';
import type { Counter } from '../../lib/settings';
import { filesIn } from '../../tools/files';
import type { Scripts } from './bundle';
import { removeFramework } from './framework';
import { declarePolicy, type PolicyOptions, policyOf } from './policy';
import { addCounter, moveProps, placeScripts, writeHashed } from './scripts';
import { laterStyles, nameClasses, placeStyles } from './styles';

export function finishPages(
  folder: string,
  scripts: Scripts,
  allowed: PolicyOptions,
  counter?: Counter,
): number {
  const pages = filesIn(folder).filter((file) => file.endsWith('.html'));
  if (pages.length === 0) throw new Error(`${folder} has no pages.`);
  const full = readStyleSheet(folder);
  const names = nameClasses(
    full,
    pages.map((page) => readFileSync(page, 'utf8')),
  );
  const later = writeHashed(folder, 'styles', '.css', laterStyles(full, names));

  function finishPage(html: string): string {
    const $ = parsePage(html);
    removeFramework($);
    placeScripts($, scripts);
    moveProps($, folder);
    placeStyles($, full, later, names);
    addCounter($, counter);
    declarePolicy($, policyOf($, allowed));
    return $.html();
  }

  for (const page of pages) {
    try {
      writeFileSync(page, finishPage(readFileSync(page, 'utf8')));
    } catch (error) {
      throw new Error(`${page}: ${(error as Error).message}`);
    }
  }
  return pages.length;
}

export function parsePage(html: string): CheerioAPI {
  return load(html, { xml: { xmlMode: false, decodeEntities: false } });
}

/** Next's style sheet, without its file. Addresses in it become absolute. */
function readStyleSheet(folder: string): string {
  const files = filesIn(folder).filter((file) => file.endsWith('.css'));
  if (files.length !== 1) throw new Error(`Expected one style sheet: ${files.join(', ')}`);
  const [file = ''] = files;
  const place = posix.dirname(`/${relative(folder, file)}`);
  const css = readFileSync(file, 'utf8');
  rmSync(file);
  return css.replace(/url\((["']?)(\.\.?\/[^)"']+)\1\)/g, (_, quote, address) => {
    return `url(${quote}${posix.join(place, address)}${quote})`;
  });
}
