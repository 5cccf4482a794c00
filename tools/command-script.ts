import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const scripts = { next: 'next/dist/bin/next', playwright: '@playwright/test/cli' };

type Command = keyof typeof scripts;

/** Script behind a package's command. Windows can't start node_modules/.bin without a shell. */
export function commandScript(command: Command): string {
  // Copies of the project use the packages of a folder above.
  return createRequire(resolve('package.json')).resolve(scripts[command]);
}

type Place = { cwd?: string; env?: Record<string, string> };

export function runScript([script = '', ...parameters]: string[], { cwd, env }: Place = {}) {
  const ofNode = script.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const { status } = spawnSync(process.execPath, [...ofNode, script, ...parameters], {
    stdio: 'inherit',
    cwd,
    env: { ...process.env, ...env },
  });
  return status === 0;
}

export function runCommand(command: Command, parameters: string[], place?: Place): boolean {
  return runScript([commandScript(command), ...parameters], place);
}
