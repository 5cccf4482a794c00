import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from './copy-project';

export const fixtures = '__tests__/fixtures/site';
const templates = 'content/templates';
// Articles' pictures are content.
const ownParts = ['content', 'public/images/blogs'];

/** Copies the project to .test-site/ with the fixtures as content, and returns that path. */
export function makeTestSite(root: string): string {
  const site = join(root, '.test-site');
  copyProject(site, root);
  for (const part of ownParts) {
    rmSync(join(site, part), { recursive: true, force: true });
    cpSync(join(root, fixtures, part), join(site, part), { recursive: true });
  }
  cpSync(join(root, templates), join(site, templates), { recursive: true });
  return site;
}
