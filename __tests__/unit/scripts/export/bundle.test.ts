import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { bundleScripts, type Scripts } from '@/scripts/export/bundle';

// What the form library and zod cannot do without.
const formLibrary = /shouldUnregister/;
const zod = /invalid_union|_zod/;
const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
let scripts: Scripts;

beforeAll(async () => {
  const before = process.cwd();
  // The project, not the site of the other tests.
  process.chdir(resolve(__dirname, '../../../..'));
  mkdirSync(join(folder, '_next/static/chunks'), { recursive: true });
  scripts = await bundleScripts(folder);
  process.chdir(before);
}, 60_000);

const codeOf = (island: string) =>
  scripts.ofIslands[island]?.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');

it('the confirmation loads neither the form library nor zod', () => {
  expect(codeOf('after-sending')).toMatch(/hydrateRoot|createRoot/);
  expect(codeOf('after-sending')).not.toMatch(formLibrary);
  expect(codeOf('after-sending')).not.toMatch(zod);
});

it('a form loads the form library at once, and zod only when it is used', () => {
  expect(codeOf('intake-form')).toMatch(formLibrary);
  expect(codeOf('intake-form')).not.toMatch(zod);
  expect(scripts.text).toMatch(zod);
});
