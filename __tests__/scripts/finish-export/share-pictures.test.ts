/** @jest-environment node */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeSharePictures } from '@/scripts/finish-export/share-pictures';

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
