import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { filesIn } from './files';

/** Where Next exports to, and the finishing step works. */
export const exportFolder = '.next/export';

/** The variable that marks a step of a build; without it, next.config.ts refuses `next build`. */
export const partOfBuild = 'PART_OF_BUILD';

/**
 * The build's last file, so a folder without it is no complete build; deploy/upload looks for it too. It lists
 * the files with hashed names, which a later build may want to keep.
 */
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

/**
 * Puts a complete build in the place of the last one, which stays as it is until then: whatever ends a build
 * early, the folder holds all of one build, or is not there at all.
 */
export function putInPlace(build: string, folder: string): void {
  if (!isComplete(build)) throw new Error(`${build} holds no complete build.`);
  const replaced = `${build}-replaced`;
  rmSync(replaced, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, replaced);
  renameSync(build, folder);
  rmSync(replaced, { recursive: true, force: true });
}
