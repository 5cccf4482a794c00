import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './finish-export/files';

const inputs = [
  'app',
  'components',
  'content',
  'deploy/headers.yml',
  'lib',
  'public',
  'scripts/admin',
  'scripts/check-content',
  'scripts/finish-export',
  'scripts/finish-export.ts',
  'scripts/load-env.ts',
  'budgets.yml',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
];
// Beside out/, not in it: out/ is handed to a host as it is.
const fingerprintFile = join('.next', 'build-fingerprint');

/** Builds out/ unless it was built from exactly the same files and environment; throws on failure. */
export function buildSite(): void {
  const fingerprint = fingerprintOf(inputs);
  const isFresh =
    existsSync(join('out', 'index.html')) &&
    existsSync(fingerprintFile) &&
    readFileSync(fingerprintFile, 'utf8') === fingerprint;
  if (isFresh) return;
  const { status } = spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed; what is wrong stands above.');
  writeFileSync(fingerprintFile, fingerprint);
}

/** Takes files and folders and returns a hash of their names and contents and of the build's variables. */
export function fingerprintOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesAt))
    hash.update(path).update('\0').update(readFileSync(path));
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (name.startsWith('NEXT_PUBLIC_')) hash.update(`\0${name}=${value}`);
  }
  return hash.digest('hex');
}

function filesAt(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return filesIn(path).sort();
}
