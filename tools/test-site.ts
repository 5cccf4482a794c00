import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { originalLanguage } from '../lib/language';
import { copyParts, copyProject } from './copy-project';

export const fixtures = '__tests__/fixtures/site';

/** Copies the project to .test-site/ with the fixtures as content, and returns that path. */
export function makeTestSite(root: string): string {
  const site = join(root, '.test-site');
  copyProject(site, root);
  // Articles' pictures are content.
  copyParts(['content', 'public/images/blogs'], join(root, fixtures), site);
  const templates = 'content/templates';
  cpSync(join(root, templates), join(site, templates), { recursive: true });
  return site;
}

export const oneLanguageSite = '.one-language';

/** Copies the test site without its translated editions, and returns the copy’s path. */
export function makeOneLanguageSite(testSite: string): string {
  copyProject(oneLanguageSite, testSite);
  const file = join(oneLanguageSite, 'lib/language.ts');
  const translated = String.raw`^ {2}(?!${originalLanguage}:)[a-z]{2}: \{ prefix: .*\n`;
  writeFileSync(file, readFileSync(file, 'utf8').replace(new RegExp(translated, 'gm'), ''));
  return oneLanguageSite;
}
