import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { lint } from './lint';

// One file in each layer, and one for each owner of a library.
const files = {
  app: 'app/contact/x.tsx',
  components: 'components/home/x.tsx',
  ui: 'components/ui/x.tsx',
  carousel: 'components/home/review-carousel.tsx',
  lib: 'lib/forms/x.ts',
  content: 'lib/content/x.ts',
  email: 'lib/email.ts',
  http: 'lib/http.ts',
  tools: 'tools/mail-service/x.ts',
  scripts: 'scripts/export/x.ts',
  e2e: 'e2e/engines/x.ts',
};
type From = keyof typeof files;
const all = Object.keys(files) as From[];

// What may be imported, and by whom; by everyone else it may not.
const layers: Record<string, From[]> = {
  'app/page': ['app'],
  'components/ui/icon': ['app', 'components', 'carousel'],
  'components/home/hero': ['app', 'components', 'carousel'],
  'lib/routes': all,
  'lib/content/articles': all.filter((from) => from !== 'ui'),
  'lib/forms/intake': all.filter((from) => from !== 'ui'),
  'tools/files': ['tools', 'scripts', 'e2e'],
  'scripts/export/pages': ['scripts'],
  'e2e/fixtures': ['e2e'],
  '__tests__/random-texts': [],
};
const root = join(__dirname, '..');
const readers: From[] = ['content', 'tools', 'scripts', 'e2e'];
const libraries: Record<string, From[]> = {
  '@emailjs/browser': ['email'],
  '@emailjs/browser/es/index.js': ['email'],
  axios: ['http'],
  'axios/dist/axios.js': ['http'],
  'embla-carousel-react': ['carousel'],
  'embla-carousel': ['carousel'],
  'node:fs': readers,
  'node:fs/promises': readers,
  fs: readers,
  'fs/promises': readers,
  'react-hook-form': all.filter((from) => from !== 'ui'),
  '@hookform/resolvers/zod': all.filter((from) => from !== 'ui'),
  'next/navigation': all.filter((from) => from !== 'ui'),
  react: all,
  'node:path': all,
  zod: all,
};

/** The ways to write an import: by alias and by relative path, of a library by its name. */
function waysToImport(from: From): { imported: string; isAllowed: boolean }[] {
  const own = dirname(files[from]);
  return [
    ...Object.entries(layers).flatMap(([module, allowed]) => {
      const path = relative(own, module);
      const isSibling = from === 'ui' && module.startsWith('components/ui/');
      const ways = [`@/${module}`, path.startsWith('.') ? path : `./${path}`];
      // Within components/ui by relative path only, which needs no folder above.
      return ways.map((imported) => ({
        imported,
        isAllowed: isSibling ? imported.startsWith('./') : isAllowedFrom(from, allowed, imported),
      }));
    }),
    ...Object.entries(libraries).map(([imported, allowed]) => ({
      imported,
      isAllowed: allowed.includes(from),
    })),
  ];
}

function isAllowedFrom(from: From, allowed: From[], imported: string): boolean {
  const isAbove = from === 'ui' && imported.startsWith('..');
  return allowed.includes(from) && !isAbove;
}

/** Lints one file for each layer with all these imports, and returns those that were refused. */
function refusedImports(): Map<From, string[]> {
  const seeded = all.map((from) => {
    const lines = waysToImport(from).map(({ imported }) => `import '${imported}';\n`);
    return [files[from], lines.join('')];
  });
  const options = ['--only=style/noRestrictedImports', '--max-diagnostics=none'];
  const { stdout } = lint(Object.fromEntries(seeded), 'lint', '.', ...options);
  return new Map(
    all.map((from) => {
      const ways = waysToImport(from);
      const place = new RegExp(`file=[^,]*/${files[from]},line=(\\d+)`, 'g');
      return [
        from,
        [...stdout.matchAll(place)].map(([, line]) => ways[Number(line) - 1]?.imported ?? ''),
      ];
    }),
  );
}

describe('the linter', () => {
  const refused = refusedImports();

  it.each(all)('refuses what the layers and the owners of libraries rule out: %s', (from) => {
    const wrong = waysToImport(from).filter(({ isAllowed }) => !isAllowed);
    expect([...new Set(refused.get(from))].sort()).toEqual(
      wrong.map(({ imported }) => imported).sort(),
    );
    expect(wrong.length).toBeGreaterThan(6);
  });

  it('goes by rules that are written as scripts/import-rules.ts says', () => {
    const folder = mkdtempSync(join(tmpdir(), 'rules-'));
    const script = join(root, 'scripts/import-rules.ts');
    spawnSync(process.execPath, ['--import', require.resolve('tsx'), script], { cwd: folder });
    const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
    expect(read(join(root, 'biome-imports.json'))).toEqual(
      read(join(folder, 'biome-imports.json')),
    );
    rmSync(folder, { recursive: true });
  });
});
