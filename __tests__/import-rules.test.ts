/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Lints a file that imports one module, at its place in a copy of the project's folders. */
function lint(path: string, imported: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'));
  copyFileSync('biome.json', join(folder, 'biome.json'));
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), `import '${imported}';\n`);
  const biome = require.resolve('@biomejs/biome/bin/biome');
  const options = ['lint', '--vcs-enabled=false', path];
  const { stdout, stderr } = spawnSync(process.execPath, [biome, ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return stdout + stderr;
}

describe('the linter', () => {
  it.each([
    ['components/home/x.tsx', '@/app/page'],
    ['lib/x.ts', '@/components/ui/icon'],
    ['lib/content/x.ts', '@/components/ui/icon'],
    ['components/ui/x.tsx', '@/components/home/hero'],
    ['components/ui/x.tsx', '../home/hero'],
    ['components/ui/x.tsx', 'react-hook-form'],
    ['components/ui/x.tsx', 'next/navigation'],
    ['components/forms/x.tsx', '@emailjs/browser'],
    ['components/home/x.tsx', 'embla-carousel-react'],
    ['components/layout/x.tsx', 'axios'],
    ['lib/x.ts', 'node:fs'],
    ['app/x.tsx', 'axios'],
  ])('refuses in %s to import %s', (path, imported) => {
    expect(lint(path, imported)).toContain('noRestrictedImports');
  });

  it.each([
    ['app/x.tsx', '@/components/home/hero'],
    ['components/home/x.tsx', '@/lib/routes'],
    ['lib/email.ts', '@emailjs/browser'],
    ['lib/http.ts', 'axios'],
    ['lib/content/x.ts', 'node:fs'],
    ['components/home/review-carousel.tsx', 'embla-carousel-react'],
    ['scripts/x.ts', 'node:fs'],
  ])('lets %s import %s', (path, imported) => {
    expect(lint(path, imported)).toContain('No fixes applied');
  });
});
