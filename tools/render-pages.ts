import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, hashOfFiles } from './build-key';
import { runCommand } from './command-script';
import { filesIn } from './files';

/**
 * Renders all pages with Next. It compiles only if the key of the last whole build or any file that
 * it compiled differs; else it renders with what it compiled then. Returns whether it succeeded.
 */
export function renderPages(folder: string, key: string, env: Record<string, string>): boolean {
  const compiled = join(folder, '.next');
  const mark = join(compiled, 'compiled.txt');
  const isKept = existsSync(mark) && readFileSync(mark, 'utf8') === markOf(compiled, key);
  // A build that stops midway leaves nothing to trust.
  rmSync(mark, { force: true });
  // Next exports all that this lists, also pages that the content no longer has.
  rmSync(join(compiled, 'prerender-manifest.json'), { force: true });
  const mode = isKept ? ['--experimental-build-mode', 'generate'] : [];
  if (!runCommand('next', ['build', ...mode], { cwd: folder, env })) return false;
  writeFileSync(mark, markOf(compiled, key));
  return true;
}

const notCompiled = /^(?:cache|dev|export|diagnostics)\//;

/** Of the key and the files that Next compiled, not those that it rendered. */
function markOf(folder: string, key: string): string {
  const files = filesIn(folder).filter((file) => {
    const name = file.slice(folder.length + 1);
    return /\.(?:js|json|css|woff2)$/.test(name) && !notCompiled.test(name);
  });
  return hashOf(key, hashOfFiles(files.sort()));
}
