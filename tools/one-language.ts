import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { originalLanguage } from '../lib/language';
import { copyProject } from './copy-project';

export const oneLanguageSite = '.one-language';
// Tests and what their types need.
const copied = [
  '__tests__/built',
  'e2e',
  'jest.config.mjs',
  'jest.built.config.mjs',
  'jest.built-setup.ts',
  'jest.setup.ts',
  'playwright.config.ts',
  '.next/types',
  'next-env.d.ts',
];

/** Copies the test site without its translated editions, and returns the copy’s path. */
export function makeOneLanguageSite(testSite: string): string {
  copyProject(oneLanguageSite, testSite);
  for (const name of copied) {
    rmSync(join(oneLanguageSite, name), { recursive: true, force: true });
    cpSync(name, join(oneLanguageSite, name), { recursive: true });
  }
  const file = join(oneLanguageSite, 'lib/language.ts');
  const text = readFileSync(file, 'utf8');
  const translated = String.raw`^ {2}(?!${originalLanguage}:)[a-z]{2}: \{ prefix: .*\n`;
  writeFileSync(file, text.replace(new RegExp(translated, 'gm'), ''));
  return oneLanguageSite;
}
