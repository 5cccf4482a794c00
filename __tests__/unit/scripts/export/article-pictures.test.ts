import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { removeDraftPictures, writeSharePictures } from '@/scripts/export/article-pictures';

it('takes the pictures of drafts out of the export', () => {
  const folder = mkdtempSync(join(tmpdir(), 'out-'));
  const blogs = join(folder, 'images/blogs');
  for (const name of ['1', '2', '17']) mkdirSync(join(blogs, name), { recursive: true });
  removeDraftPictures(folder, [1, 2]);
  expect(readdirSync(blogs)).toEqual(['1', '2']);
  rmSync(folder, { recursive: true });
});

describe('the finishing step', () => {
  it('writes a picture of 1200 by 630 pixels beside a cover', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'out-'));
    mkdirSync(join(folder, 'images/blogs/1'), { recursive: true });
    copyFileSync('public/images/blogs/1/cover.svg', join(folder, 'images/blogs/1/cover.svg'));
    expect(await writeSharePictures(folder)).toBe(1);
    const { width, height, format } = await sharp(
      join(folder, 'images/blogs/1/share.jpg'),
    ).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
    rmSync(folder, { recursive: true });
  });
});
