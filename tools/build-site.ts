import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkSettings } from '../lib/settings';
import { buildKey, hashOf, hashOfFiles } from './build-key';
import { buildStepVariable } from './build-steps';
import { runScript } from './command-script';
import { filesIn } from './files';
import { renderPages } from './render-pages';
import { fixtures, makeTestSite, setTestEnvironment } from './test-site';

/** Builds the test site, which sends no real mail, unless nothing changed. */
export function buildForTests(): string {
  setTestEnvironment();
  const site = resolve('.test-site');
  const mark = join(site, 'built.txt');
  const sources = ['content', 'public', fixtures].flatMap(filesIn).sort();
  // Ports are settings too, and differ between runs.
  const key = hashOf(buildKey('.', {}), hashOfFiles(sources));
  if (!existsSync(mark) || readFileSync(mark, 'utf8') !== key) {
    rmSync(mark, { force: true });
    makeTestSite(process.cwd());
    buildCopy(site);
    writeFileSync(mark, key);
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
