import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressFiles } from '../finish-export/compress';
import { parsePage } from '../finish-export/page';

/**
 * Takes the exported folder, an article's path, a new folder and whether the style may have its fonts,
 * and writes there the same article as bare HTML: its text, its pictures and its style, no header, no
 * footer, no script.
 */
export async function writeBarePage(
  out: string,
  article: string,
  folder: string,
  hasFonts: boolean,
): Promise<void> {
  const $ = parsePage(readFileSync(join(out, `${article}.html`), 'utf8'));
  const fonts = hasFonts ? $('link[as="font"]') : $();
  const css = $('style').text();
  const style = hasFonts ? css : css.replace(/@font-face\{[^}]*\}/g, '');
  const classes = $('html').attr('class');
  const page = `<!doctype html><html lang="en" class="${classes}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title>${fonts.toString()}<style>${style}</style></head><body><main>${$('article').toString()}</main></body></html>`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), page);
  const paths = [
    ...$('article img:not([src^="data:"])')
      .toArray()
      .map((picture) => $(picture).attr('src')),
    ...fonts.toArray().map((font) => $(font).attr('href')),
  ];
  for (const path of paths.filter((one) => one !== undefined)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    cpSync(join(out, path), join(folder, path));
  }
  await compressFiles(folder);
}
