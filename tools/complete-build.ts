import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { filesIn } from './files';

/** Where Next exports to and finish-export.ts works. */
export const exportFolder = '.next/export';

/** Variable that the build script sets. next.config.ts refuses `next build` without it. */
export const buildStepVariable = 'PART_OF_BUILD';

/** Written last, so it also shows that a build is complete. deploy/upload requires it. */
export const completionMarker = 'hashed-files.json';

export function markComplete(folder: string): void {
  const files = filesIn(join(folder, '_next', 'static'));
  const list = Object.fromEntries(files.map((file) => [posix.relative(folder, file), null]));
  writeFileSync(join(folder, completionMarker), JSON.stringify(list));
}

export function isComplete(folder: string): boolean {
  return existsSync(join(folder, completionMarker));
}

/** Replaces the last build, so the folder never mixes two. */
export function replaceBuild(build: string, folder: string): void {
  if (!isComplete(build)) throw new Error(`${build} has no complete build.`);
  rmSync(folder, { recursive: true, force: true });
  renameSync(build, folder);
}
