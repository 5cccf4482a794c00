import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runCommand, runScript } from './command-script';
import { buildStepVariable } from './complete-build';
import { setTestEnvironment } from './test-environment';
import { makeTestSite } from './test-site';

/** Builds out/. SKIP_BUILD=1 reuses the last build. Throws if the build is incomplete. */
export function buildSite(): void {
  if (!isBuilt('.')) buildCopy('.');
}

/** Builds the test site, which sends no real mail. Throws if the build is incomplete. */
export function buildForTests(): string {
  setTestEnvironment();
  const site = resolve('.test-site');
  if (!isBuilt(site)) {
    makeTestSite(process.cwd());
    buildCopy(site);
  }
  return site;
}

/** Builds the project in a folder, whatever SKIP_BUILD says. */
export function buildCopy(folder: string, variables: Record<string, string> = {}): void {
  const place = { cwd: folder, env: { ...variables, [buildStepVariable]: '1' } };
  const isBuilt =
    runScript(['scripts/check-content.ts', '--brief'], place) &&
    runCommand('next', ['build'], place) &&
    runScript(['scripts/finish-export.ts'], place);
  if (!isBuilt) throw new Error(`The build in ${folder} failed; see the errors above.`);
}

function isBuilt(folder: string): boolean {
  if (!process.env.SKIP_BUILD) return false;
  if (existsSync(join(folder, 'out'))) return true;
  throw new Error(`SKIP_BUILD is set, but ${join(folder, 'out')} is missing.`);
}
