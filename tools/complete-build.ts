import { existsSync, renameSync, rmSync } from 'node:fs';

/** Where Next exports to and finish-export.ts works. */
export const exportFolder = '.next/export';

/** Variable that the build script sets. next.config.ts refuses `next build` without it. */
export const buildStepVariable = 'PART_OF_BUILD';

/** Replaces the last build by renaming, so the folder never mixes two builds and is always complete. */
export function replaceBuild(build: string, folder: string): void {
  if (!existsSync(build)) throw new Error(`${build} has no complete build.`);
  const replaced = `${build}-replaced`;
  rmSync(replaced, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, replaced);
  renameSync(build, folder);
  rmSync(replaced, { recursive: true, force: true });
}
