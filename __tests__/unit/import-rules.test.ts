import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesIn } from '@/tools/files';

const root = join(__dirname, '../..');

const layers: Record<string, string[]> = {
  app: ['app', 'components', 'lib'],
  // Knows no content, forms or pages.
  'components/ui': ['components/ui', 'lib/icons', 'lib/inline-text'],
  components: ['components', 'lib'],
  // What content is read with; the rest of lib knows content.
  'lib/content':
    `content day-of-build did-you-mean icons ids inline-text is-record language markdown memoize
    pages routes settings states deadlines/duration deadlines/vocabulary
    forms/answers`
      .split(/\s+/)
      .map((one) => `lib/${one}`),
  lib: ['lib'],
  tools: ['tools', 'lib'],
  scripts: ['scripts', 'tools', 'lib'],
  e2e: ['e2e', 'tools', 'lib'],
};

const owners: Record<string, RegExp> = {
  '@emailjs/browser': /^lib\/email\.ts$/,
  axios: /^lib\/http\.ts$/,
  fs: /^(lib\/(content\/|pictures\.ts$)|tools\/|scripts\/|e2e\/)/,
  'lib/page-language': /^app\//,
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
