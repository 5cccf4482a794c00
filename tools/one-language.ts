import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { originalLanguage } from '../lib/language';
import { copyProject } from './copy-project';

export const oneLanguageSite = '.one-language';
/** Copies the test site without its translated editions, and returns the copy’s path. */
export function makeOneLanguageSite(testSite: string): string {
  copyProject(oneLanguageSite, testSite);
  const file = join(oneLanguageSite, 'lib/language.ts');
  const text = readFileSync(file, 'utf8');
  const translated = String.raw`^ {2}(?!${originalLanguage}:)[a-z]{2}: \{ prefix: .*\n`;
  writeFileSync(file, text.replace(new RegExp(translated, 'gm'), ''));
  return oneLanguageSite;
}
