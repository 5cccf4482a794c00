import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn } from './files';

const textFiles = /\.(html|css|js|json|svg|xml|txt|webmanifest|ico)$/;
// The highest quality would take forty times as long for one part in ten less.
const brotliQuality = 5;

/**
 * Takes the exported folder and writes a .br and a .gz beside each text file, for servers that can
 * hand out files that are compressed already; returns how many files it compressed.
 */
export async function compressFiles(folder: string): Promise<number> {
  const files = filesIn(folder).filter((file) => textFiles.test(file));
  await Promise.all(files.map(compressFile));
  return files.length;
}

async function compressFile(file: string): Promise<void> {
  const content = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
