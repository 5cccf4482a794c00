import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What a build needs. */
export const parts = [
  ...['app', 'components', 'content', 'lib', 'public', 'scripts', 'tools'],
  ...['environment.d.ts', 'next.config.ts', 'package.json', 'postcss.config.mjs'],
  ...['tailwind.config.ts', 'tsconfig.build.json', 'tsconfig.json'],
];

/** Copies the project to a folder inside it, where packages resolve. */
export function copyProject(folder: string, root = '.'): void {
  copyParts(parts, root, folder);
}

/** Replaces files and folders by those of the same name elsewhere. */
export function copyParts(names: readonly string[], from: string, to: string): void {
  for (const name of names) {
    rmSync(join(to, name), { recursive: true, force: true });
    cpSync(join(from, name), join(to, name), { recursive: true });
  }
}
