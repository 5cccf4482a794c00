import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { Picture } from '@/lib/markdown/figures';

const sizes = new Map<string, Picture>();

/** Takes a picture's address below public/ and returns it with its width and height in pixels. */
export function pictureAt(src: string): Picture {
  const known = sizes.get(src);
  if (known) return known;
  const { width, height } = imageSize(readFileSync(join(process.cwd(), 'public', src)));
  const picture = { src, width, height };
  sizes.set(src, picture);
  return picture;
}
