import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What a build reads. */
export const copied = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'scripts',
  'tools',
  'environment.d.ts',
  'package.json',
  'next.config.ts',
  'tsconfig.json',
  'tsconfig.build.json',
  'tailwind.config.ts',
  'postcss.config.mjs',
];

/** Copies what a build needs to a folder inside the project, where packages resolve. */
export function copyProject(folder: string, root = '.'): void {
  for (const name of copied) {
    rmSync(join(folder, name), { recursive: true, force: true });
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
}
