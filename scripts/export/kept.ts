import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { hashOf } from '../../tools/build-key';
import { buildStepVariable } from '../../tools/build-steps';
import { filesIn } from '../../tools/files';

const cache = join('.next', 'cache', 'finished');
const used = new Set<string>();
// What draws pictures.
const versions = JSON.stringify(sharp.versions);

/**
 * What an earlier build made from the same, or `make` makes now. A file that is not what was
 * written counts as missing, and only builds keep something.
 */
export async function kept(madeFrom: readonly (string | Buffer)[], make: () => Promise<Buffer>) {
  if (!process.env[buildStepVariable]) return make();
  const name = hashOf(versions, ...madeFrom);
  used.add(name);
  const file = join(cache, name);
  const before = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  const content = before.subarray(sumLength);
  if (before.subarray(0, sumLength).toString() === hashOf(content)) return content;
  const made = await make();
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, Buffer.concat([Buffer.from(hashOf(made)), made]));
  return made;
}

const sumLength = hashOf('').length;

/** Removes what this build did not ask for. */
export function removeUnused(): void {
  for (const file of filesIn(cache)) if (!used.has(basename(file))) rmSync(file);
}
