import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { commandScript } from '@/tools/command-script';

const root = join(__dirname, '..');
const configuration = ['biome.json', 'biome-imports.json', '.gitignore', 'package.json'];

/** Runs Biome by the project's configuration on these files, by path, and returns its status and its findings, one a line. */
export function lint(files: Record<string, string>, ...parameters: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  for (const name of configuration) copyFileSync(join(root, name), join(folder, name));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { status, stdout } = spawnSync(
    process.execPath,
    [commandScript('biome'), ...parameters, '--reporter=github'],
    { cwd: folder, encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  return { status, stdout };
}
