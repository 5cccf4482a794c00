import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkSettings } from '../lib/settings';
import { buildKey } from './build-key';
import { buildStepVariable } from './build-steps';
import { runScript } from './command-script';
import { renderPages } from './render-pages';
import { fixtures, makeTestSite, parts, setTestEnvironment } from './test-site';

/** Builds the test site, which sends no real mail, unless nothing changed. */
export function buildForTests(): string {
  setTestEnvironment();
  const site = resolve('.test-site');
  const startMarker = join(site, 'build-started');
  if (!existsSync(join(site, 'out')) || hasChangedSince(startMarker)) {
    rmSync(join(site, 'out'), { recursive: true, force: true });
    mkdirSync(site, { recursive: true });
    writeFileSync(startMarker, '');
    makeTestSite(process.cwd());
    buildCopy(site);
  }
  return site;
}

/** Builds the project in a folder. Throws if the build is incomplete. */
export function buildCopy(folder: string, variables: Record<string, string> = {}): void {
  const environment = { ...process.env, ...variables };
  checkSettings(environment);
  const key = buildKey(folder, environment);
  const place = { cwd: folder, env: { ...variables, [buildStepVariable]: key } };
  const isBuilt =
    (environment['CONTENT_IS_CHECKED'] || runScript(['scripts/check-content.ts'], place)) &&
    renderPages(folder, key, place.env) &&
    runScript(['scripts/finish-export.ts'], place);
  if (!isBuilt) throw new Error(`The build in ${folder} failed; see the errors above.`);
}

function hasChangedSince(marker: string): boolean {
  const timeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  const started = timeOf(marker) ?? 0;
  // Folders tell of removed files.
  const inside = (name: string) =>
    statSync(name).isFile() ? [] : readdirSync(name, { recursive: true, encoding: 'utf8' });
  const sources = [...parts, fixtures, 'package-lock.json'].flatMap((name) => [
    name,
    ...inside(name).map((file) => join(name, file)),
  ]);
  return sources.some((path) => (timeOf(path) ?? Infinity) >= started);
}
