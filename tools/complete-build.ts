import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { filesIn } from './files';

/** Export folder of Next and the finishing step. */
export const exportFolder = '.next/export';

/** Marks steps of a build; next.config.ts refuses `next build` without it. */
export const partOfBuild = 'PART_OF_BUILD';

/** Last file of a build; deploy/upload refuses a build without it. */
export const lastFile = 'hashed-files.json';

export function markComplete(folder: string): void {
  const files = filesIn(join(folder, '_next', 'static'));
  const names = files.map((file) => relative(folder, file).split(sep).join('/'));
  const list = Object.fromEntries(names.map((name) => [name, null]));
  writeFileSync(join(folder, lastFile), JSON.stringify(list));
}

export function isComplete(folder: string): boolean {
  return existsSync(join(folder, lastFile));
}

/** Replaces the last build at once, so the folder never has parts of two. */
export function putInPlace(build: string, folder: string): void {
  if (!isComplete(build)) throw new Error(`${build} has no complete build.`);
  const replaced = `${build}-replaced`;
  rmSync(replaced, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, replaced);
  renameSync(build, folder);
  rmSync(replaced, { recursive: true, force: true });
}
