import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, extname, join, relative } from 'node:path';
import sharp, { type FormatEnum } from 'sharp';
import { isCover, isPhoto, photoSizes } from '../../lib/pictures';
import { filesIn } from '../../tools/files';

// Pixels that social networks show.
const share = { file: 'share.jpg', width: 1200, height: 630 };
const cache = join('.next', 'cache', 'pictures');

/**
 * Writes a JPEG beside every cover, since social networks show no SVG, and the sizes of photos.
 * Returns the number of covers. Throws with the name of a damaged file.
 */
export async function writePictures(folder: string): Promise<number> {
  const covers = filesIn(join(folder, 'images', 'blogs')).filter((file) => isCover(basename(file)));
  const pictures = [join(folder, 'images', 'social.svg'), ...covers].filter(existsSync);
  for (const picture of pictures) {
    try {
      await writeSizes(picture);
    } catch (error) {
      const name = join('public', relative(folder, picture));
      throw new Error(`${name} is damaged. Save it again. (${(error as Error).message})`);
    }
  }
  return pictures.length;
}

/** Writes the sizes of a picture beside it, from a cache if the picture is unchanged. */
async function writeSizes(picture: string): Promise<void> {
  const source = readFileSync(picture);
  const hash = createHash('sha256').update(source).digest('hex');
  const sizes = isPhoto(picture) ? await photoSizes(picture) : [];
  // Replaces the photo itself, which may say where it was taken.
  const own = sizes.slice(-1).map((size) => ({ ...size, file: basename(picture), height: null }));
  for (const { file, width, height } of [share, ...sizes, ...own]) {
    const type = extname(file).toLowerCase();
    const kept = join(cache, `${hash}-${width}x${height ?? ''}${type}`);
    if (!existsSync(kept)) {
      const made = sharp(source, { failOn: 'error' }).autoOrient().resize(width, height);
      const jpeg = made.jpeg({ quality: 82, mozjpeg: true });
      mkdirSync(cache, { recursive: true });
      writeFileSync(kept, await jpeg.toFormat(type.slice(1) as keyof FormatEnum).toBuffer());
    }
    copyFileSync(kept, join(dirname(picture), file));
  }
}

export function removeDraftPictures(folder: string, published: readonly number[]): void {
  const blogs = join(folder, 'images', 'blogs');
  const folders = existsSync(blogs) ? readdirSync(blogs) : [];
  for (const name of folders.filter((one) => !published.includes(Number(one)))) {
    rmSync(join(blogs, name), { recursive: true });
  }
}
