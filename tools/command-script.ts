import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const scripts = {
  biome: '@biomejs/biome/bin/biome',
  jest: 'jest/bin/jest.js',
  knip: 'knip/bin/knip.js',
  next: 'next/dist/bin/next',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript/bin/tsc',
};

export type Command = keyof typeof scripts;

/** Script behind a package's command. Windows can't start node_modules/.bin without a shell. */
export function commandScript(command: Command): string {
  // Copies of the project use the packages of a folder above.
  const folders = createRequire(resolve('package.json')).resolve.paths(command) ?? [];
  const found = folders.map((folder) => join(folder, scripts[command])).find(existsSync);
  if (!found) throw new Error(`${command} is not installed: run npm ci.`);
  return found;
}

type Place = {
  cwd?: string;
  env?: Record<string, string>;
  stdio?: 'inherit' | 'ignore';
  timeout?: number;
};

export function runScript(
  [script = '', ...parameters]: string[],
  { env, stdio = 'inherit', ...others }: Place = {},
): boolean {
  const options = { ...others, stdio, env: { ...process.env, ...env } };
  const ofNode = script.endsWith('.ts') ? ['--import', 'tsx'] : [];
  return spawnSync(process.execPath, [...ofNode, script, ...parameters], options).status === 0;
}

export function runCommand(command: Command, parameters: string[], place?: Place): boolean {
  return runScript([commandScript(command), ...parameters], place);
}
