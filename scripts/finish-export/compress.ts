import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn } from './files';

const textFiles = /\.(html|css|js|json|svg|xml|txt|webmanifest|ico)$/;
// The highest quality would take forty times as long for one part in ten less.
const brotliQuality = 5;
const atOnce = 8;

/**
 * Takes the exported folder and writes a .br and a .gz beside each text file, for servers that can
 * hand out files that are compressed already; returns how many files it compressed.
 */
export async function compressFiles(folder: string): Promise<number> {
  const files = filesIn(folder).filter((file) => textFiles.test(file));
  // All at once would hold every file in memory.
  const queue = files.values();
  await Promise.all(Array.from({ length: atOnce }, () => compressNext(queue)));
  return files.length;
}

async function compressNext(queue: Iterable<string>): Promise<void> {
  for (const file of queue) await compressFile(file);
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
