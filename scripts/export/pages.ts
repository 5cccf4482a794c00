import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type CheerioAPI, load } from 'cheerio/slim';
import type { Counter } from '../../lib/settings';
import { hashOf } from '../../tools/build-key';
import { buildStepVariable } from '../../tools/build-steps';
import { filesIn } from '../../tools/files';
import type { Scripts } from './bundle';
import { linkedStyles, removeFramework } from './framework';
import { kept } from './kept';
import { declarePolicy, makePolicy, type PolicyOptions } from './policy';
import { addCounter, hashedAddress, moveProps, placeScripts } from './scripts';
import { divideStyles, placeStyles } from './styles';

/** Finishes all pages; those that an earlier build finished from the same are taken from there. Returns their number. */
export async function finishPages(
  folder: string,
  scripts: Scripts,
  allowed: PolicyOptions,
  counter?: Counter,
): Promise<number> {
  const pages = filesIn(folder).filter((file) => file.endsWith('.html'));
  if (pages.length === 0) throw new Error(`${folder} has no pages.`);
  const texts = pages.map((page) => readFileSync(page, 'utf8'));
  const styles = divideStyles(takeStyles(folder, texts), texts, scripts.text);
  const sheet = hashedAddress('styles', '.css', styles.later);
  writeFileSync(join(folder, sheet), styles.later);

  function finishPage(html: string): FinishedPage {
    const $ = parsePage(html);
    removeFramework($);
    placeScripts($, scripts);
    const files = moveProps($);
    placeStyles($, styles, sheet);
    addCounter($, counter);
    declarePolicy($, makePolicy($, allowed));
    return { html: $.html(), files };
  }

  const key = process.env[buildStepVariable] ?? '';
  const shared = hashOf(
    key,
    JSON.stringify([scripts, allowed, counter, styles.later, ...styles.names]),
  );
  for (const [index, page] of pages.entries()) {
    const text = texts[index] ?? '';
    try {
      const finished = await kept([shared, text], async () =>
        Buffer.from(JSON.stringify(finishPage(text))),
      );
      const { html, files }: FinishedPage = JSON.parse(finished.toString());
      writeFileSync(page, html);
      for (const [address, props] of Object.entries(files))
        writeFileSync(join(folder, address), props);
    } catch (error) {
      throw new Error(`${page}: ${(error as Error).message}`);
    }
  }
  return pages.length;
}

type FinishedPage = { html: string; files: Record<string, string> };

export function parsePage(html: string): CheerioAPI {
  return load(html, { xml: { xmlMode: false, decodeEntities: false } });
}

/** Takes the style sheets that pages link out of the export, with absolute addresses in them. */
function takeStyles(folder: string, pages: string[]): string {
  return linkedStyles(pages)
    .map((address) => {
      const css = readFileSync(join(folder, address), 'utf8');
      rmSync(join(folder, address));
      return css.replace(/url\((["']?)(\.\.?\/[^)"']+)\1\)/g, (_, quote, relative) => {
        return `url(${quote}${posix.join(posix.dirname(address), relative)}${quote})`;
      });
    })
    .join('');
}
