import { cpSync } from 'node:fs';
import { join } from 'node:path';

const copied = [
  'app',
  'components',
  'content',
  'deploy',
  'lib',
  'public',
  'scripts',
  'tools',
  'budgets.yml',
  'environment.d.ts',
  'package.json',
  'next.config.ts',
  'tsconfig.json',
  'tailwind.config.ts',
  'postcss.config.mjs',
];

/** Copies what a build needs to a new folder inside the project, where it finds the packages. */
export function copyProject(folder: string): void {
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true });
}
