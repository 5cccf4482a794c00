import { existsSync, renameSync, rmSync } from 'node:fs';

/** Where Next exports to and finish-export.ts works. */
export const exportFolder = '.next/export';

/** Variable that the build script sets. next.config.ts refuses `next build` without it. */
export const buildStepVariable = 'PART_OF_BUILD';

/** Replaces the last build, so the folder never mixes two. */
export function replaceBuild(build: string, folder: string): void {
  if (!existsSync(build)) throw new Error(`${build} has no complete build.`);
  rmSync(folder, { recursive: true, force: true });
  renameSync(build, folder);
}
