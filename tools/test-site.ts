import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from './copy-project';

const fixtures = '__tests__/fixtures/site';
// The pictures of articles belong to the content.
const ownParts = ['content', 'public/images/blogs'];

/**
 * Copies the project found in a folder to .test-site/ in it, with the fixtures in place of its content, and
 * returns the copy's path. Its last build stays. What a build takes for content is decided by the folder
 * alone: no setting could put the fixtures on the real site.
 */
export function makeTestSite(root: string): string {
  const site = join(root, '.test-site');
  copyProject(site, root);
  for (const part of ownParts) {
    rmSync(join(site, part), { recursive: true, force: true });
    cpSync(join(root, fixtures, part), join(site, part), { recursive: true });
  }
  return site;
}
