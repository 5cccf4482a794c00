import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';

const cache = join('.next', 'cache', 'pictures');

/** Writes a picture, made only if none was kept that was made from the same: bytes, words, sizes. */
export async function writeKept(
  file: string,
  madeFrom: readonly (string | Buffer)[],
  make: () => Promise<Buffer>,
): Promise<void> {
  const hash = createHash('sha256');
  for (const one of madeFrom) hash.update(one).update('\0');
  const kept = join(cache, hash.digest('hex') + extname(file).toLowerCase());
  if (!existsSync(kept)) {
    const made = await make();
    mkdirSync(cache, { recursive: true });
    writeFileSync(kept, made);
  }
  mkdirSync(dirname(file), { recursive: true });
  copyFileSync(kept, file);
}
