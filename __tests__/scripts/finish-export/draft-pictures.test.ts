/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeDraftPictures } from '@/scripts/finish-export/draft-pictures';

it('takes the pictures of drafts out of the export', () => {
  const folder = mkdtempSync(join(tmpdir(), 'out-'));
  const blogs = join(folder, 'images/blogs');
  for (const name of ['1', '2', '17']) mkdirSync(join(blogs, name), { recursive: true });
  removeDraftPictures(folder, [1, 2]);
  expect(readdirSync(blogs)).toEqual(['1', '2']);
  rmSync(folder, { recursive: true });
});
