import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn } from '../../tools/files';

const textFiles = /\.(html|css|csv|js|json|svg|xml|txt|webmanifest|ico)$/;
// Level 11 is much slower for little gain.
const brotliQuality = 10;

/** Writes .br and .gz copies of text files, except folder pages. Returns the number of files. */
export async function compressFiles(folder: string): Promise<number> {
  const files = filesIn(folder).filter((file) => textFiles.test(file) && !isFolderPage(file));
  await Readable.from(files).forEach(compressFile, { concurrency: 8 });
  return files.length;
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

// Servers look for these by name.
const inPlace = ['index.html', '404.html'];

/** Copies x.html to x/index.html for servers that don't map /x to x.html. Returns the number. */
export function writeFolderPages(folder: string): number {
  const pages = filesIn(folder).filter(
    (file) => extname(file) === '.html' && !inPlace.includes(basename(file)),
  );
  for (const page of pages) {
    const place = page.slice(0, -'.html'.length);
    mkdirSync(place, { recursive: true });
    copyFileSync(page, join(place, 'index.html'));
  }
  return pages.length;
}

function isFolderPage(file: string): boolean {
  return basename(file) === 'index.html' && existsSync(`${dirname(file)}.html`);
}
