import { readdirSync, readFileSync } from 'node:fs';
import { languages, prefixOf } from '@/lib/language';
import { filesIn } from '@/tools/files';

it('the build has a folder for each edition but the original', () => {
  const folders = readdirSync('out', { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name),
  );
  expect(folders.map(({ name }) => `/${name}`)).toEqual(
    languages.map(prefixOf).filter(Boolean).sort(),
  );
});

it('pages, feeds and the sitemap name no other edition, and none in a site of one language', () => {
  const files = filesIn('out').filter((file) => /\.(html|xml)$/.test(file));
  const named = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(/hreflang(?:="([\w-]+)")?/gi)].map(([, name]) => name);
  });
  const known = languages.length > 1 ? [...languages, 'x-default', undefined] : [];
  expect(known).toEqual(expect.arrayContaining([...new Set(named)]));
});
