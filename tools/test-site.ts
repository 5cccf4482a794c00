import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { originalLanguage } from '../lib/language';
import { copyParts, copyProject } from './copy-project';

export const fixtures = '__tests__/fixtures/site';

/** Copies the project to .test-site/ with the fixtures as content, and returns that path. */
export function makeTestSite(root: string): string {
  const site = join(root, '.test-site');
  copyProject(site, root);
  // Articles' pictures are content; templates and e-mails are the real ones.
  copyParts(['content', 'public/images/blogs'], join(root, fixtures), site);
  copyParts(['content/templates', 'content/emails'], root, site);
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
