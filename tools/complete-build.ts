import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { filesIn } from './files';

/** Where Next exports to and finish-export.ts works. */
export const exportFolder = '.next/export';

/** Variable that the build script sets. next.config.ts refuses `next build` without it. */
export const buildStepVariable = 'PART_OF_BUILD';

/** Written last, so it also shows that a build is complete. deploy/upload requires it. */
export const completionMarker = 'hashed-files.json';

export function markComplete(folder: string): void {
  const files = filesIn(join(folder, '_next', 'static'));
  const names = files.map((file) => relative(folder, file).split(sep).join('/'));
  const list = Object.fromEntries(names.map((name) => [name, null]));
  writeFileSync(join(folder, completionMarker), JSON.stringify(list));
}

export function isComplete(folder: string): boolean {
  return existsSync(join(folder, completionMarker));
}

/** Replaces the last build by renaming, so the folder never mixes two builds. */
export function replaceBuild(build: string, folder: string): void {
  if (!isComplete(build)) throw new Error(`${build} has no complete build.`);
  const replaced = `${build}-replaced`;
  rmSync(replaced, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, replaced);
  renameSync(build, folder);
  rmSync(replaced, { recursive: true, force: true });
}
