import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { memoize } from '@/lib/memoize';
import { filesIn } from '@/tools/files';

const root = join(__dirname, '../..');

const layers: Record<string, string[]> = {
  app: ['app', 'components', 'lib'],
  'components/ui': ['components/ui', 'lib'],
  components: ['components', 'lib'],
  lib: ['lib'],
  tools: ['tools', 'lib'],
  scripts: ['scripts', 'tools', 'lib'],
  e2e: ['e2e', 'tools', 'lib'],
};

const owners: Record<string, RegExp> = {
  '@emailjs/browser': /^lib\/email\.ts$/,
  axios: /^lib\/http\.ts$/,
  'embla-carousel': /^components\/home\/review-carousel\.tsx$/,
  'embla-carousel-react': /^components\/home\/review-carousel\.tsx$/,
  fs: /^(lib\/(content\/|pictures\.ts$)|tools\/|scripts\/|e2e\/)/,
  'lib/page-language': /^app\//,
  'next/navigation': /^(?!components\/ui\/)/,
  'react-hook-form': /^(?!components\/ui\/)/,
  '@hookform': /^(?!components\/ui\/)/,
  // components/ui must not import content, forms or pages.
  'lib/routes': /^(?!components\/ui\/)/,
  'lib/content': /^(?!components\/ui\/)/,
  'lib/forms': /^(?!components\/ui\/)/,
  'lib/deadlines': /^(?!components\/ui\/|lib\/content\/)/,
};

const isWithin = (path: string, place: string) => path === place || path.startsWith(`${place}/`);
const firstWithin = (path: string, places: string[]) => places.find((one) => isWithin(path, one));

function wrongImports(file: string, text: string): string[] {
  const allowed = layers[firstWithin(file, Object.keys(layers)) ?? ''] ?? [];
  const imports = [...text.matchAll(/(?:from|import\(?|require\()\s*['"]([^'"\n]+)['"]/g)];
  return imports
    .map(([, name = '']) => name)
    .filter((name) => {
      const isOwn = /^(\.|@\/)/.test(name);
      const path = name.startsWith('.')
        ? join(dirname(file), name)
        : name.replace(/^@\/|^node:/, '');
      const owner = owners[firstWithin(path, Object.keys(owners)) ?? ''];
      const isProject =
        isOwn && Object.keys({ ...layers, __tests__: '' }).some((layer) => isWithin(path, layer));
      return (isProject && !firstWithin(path, allowed)) || (owner && !owner.test(file));
    });
}

it.each(Object.keys(layers))('%s imports only allowed modules', (layer) => {
  const files = filesIn(join(root, layer)).filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file));
  const found = files.flatMap((path) => {
    const file = relative(root, path);
    return wrongImports(file, readFileSync(path, 'utf8')).map((name) => `${file}: ${name}`);
  });
  expect(files.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
});

it.each([
  ['lib/forms/x.ts', "import { Card } from '../../components/ui/card';"],
  ['components/ui/x.tsx', "const { loadSite } = await import('@/lib/content/site-content');"],
  ['lib/content/x.ts', "import { lawsIn } from '../deadlines/laws';"],
  ['app/page.tsx', "import { readFileSync } from 'node:fs';"],
])('%s may not contain %s', (file, text) => {
  expect(wrongImports(file, text)).toHaveLength(1);
});

/** Files whose code a file imports; types are gone when it runs. */
const importedBy = memoize((file: string): string[] => {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/^import (?!type )[^'"]*'((?:@\/|\.)[^']+)'/gm)]
    .map(([, name = '']) => (name[0] === '@' ? name.slice(2) : join(dirname(file), name)))
    .flatMap((path) => ['.ts', '.tsx'].map((ending) => path + ending))
    .filter((path) => existsSync(join(root, path)));
});

/** Everything that a file imports, directly or through others. */
function reachableFrom(file: string, found = new Set<string>()): Set<string> {
  for (const next of importedBy(file)) if (!found.has(next)) reachableFrom(next, found.add(next));
  return found;
}

it('no import leads back to its file', () => {
  const files = ['app', 'components', 'lib', 'scripts', 'tools']
    .flatMap((layer) => filesIn(join(root, layer)))
    .map((path) => relative(root, path))
    .filter((file) => /\.tsx?$/.test(file));
  expect(files.filter((file) => reachableFrom(file).has(file))).toEqual([]);
});

it('what content is read with knows no content', () => {
  const isContent = (file: string) => isWithin(file, 'lib/content');
  const readers = filesIn(join(root, 'lib/content')).map((path) => relative(root, path));
  const outside = [...new Set(readers.flatMap(importedBy))].filter((file) => !isContent(file));
  expect(outside).toContain('lib/routes.ts');
  expect(outside.filter((file) => [...reachableFrom(file)].some(isContent))).toEqual([]);
});
