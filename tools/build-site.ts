import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { runCommand, runScript } from './command-script';
import { buildStepVariable } from './complete-build';
import { copied } from './copy-project';
import { setTestEnvironment } from './test-environment';
import { fixtures, makeTestSite } from './test-site';

/** Builds out/. Throws if the build is incomplete. */
export function buildSite(): void {
  buildCopy('.');
}

/** Builds the test site, unless nothing changed. Throws if it is incomplete or sends real mail. */
export function buildForTests(): string {
  setTestEnvironment();
  const site = resolve('.test-site');
  if (!isCurrent(site)) {
    rmSync(join(site, 'out'), { recursive: true, force: true });
    mkdirSync(site, { recursive: true });
    writeFileSync(join(site, startMarker), '');
    makeTestSite(process.cwd());
    buildCopy(site);
  }
  // The policy names the mail origin unless it is the site itself.
  const page = readFileSync(join(site, 'out/contact.html'), 'utf8');
  const [, others] = /connect-src 'self' ([^;]+)/.exec(page) ?? [];
  if (others) throw new Error(`The test site sends e-mails to ${others}: build it again.`);
  return site;
}

export function buildCopy(folder: string, variables: Record<string, string> = {}): void {
  const place = { cwd: folder, env: { ...variables, [buildStepVariable]: '1' } };
  const isBuilt =
    runScript(['scripts/check-content.ts', '--brief'], place) &&
    runCommand('next', ['build'], place) &&
    runScript(['scripts/finish-export.ts'], place);
  if (!isBuilt) throw new Error(`The build in ${folder} failed; see the errors above.`);
}

const startMarker = 'build-started';

function isCurrent(site: string): boolean {
  if (!existsSync(join(site, 'out'))) return false;
  const changed = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
  const started = statSync(join(site, startMarker), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  // Folders tell of removed files.
  const sources = [...copied, fixtures, 'package-lock.json'].flatMap((name) =>
    statSync(name).isFile()
      ? name
      : [name, ...readdirSync(name, { recursive: true }).map((file) => join(name, String(file)))],
  );
  return sources.every((path) => changed(path) < started);
}
