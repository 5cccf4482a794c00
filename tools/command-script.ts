import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const scripts = {
  biome: '@biomejs/biome/bin/biome',
  jest: 'jest/bin/jest.js',
  knip: 'knip/bin/knip.js',
  lighthouse: 'lighthouse/cli/index.js',
  next: 'next/dist/bin/next',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript/bin/tsc',
};

export type Command = keyof typeof scripts;

/** The lint step of `npm test`: a command and its parameters. */
export const lintStep = ['biome', 'ci', '--error-on-warnings', '.'] as const;

/**
 * The script behind a package's command, for Node to run. Windows starts neither npx nor what lies in
 * node_modules/.bin without a shell, and a shell takes a path with a space for two words.
 */
export function commandScript(command: Command): string {
  // A copy of the project inside it finds the packages in a folder above.
  const folders = createRequire(resolve('package.json')).resolve.paths(command) ?? [];
  const found = folders.map((folder) => join(folder, scripts[command])).find(existsSync);
  if (!found) throw new Error(`${command} is not installed: run npm ci.`);
  return found;
}
