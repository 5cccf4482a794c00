import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, relative } from 'node:path';
import sharp, { type FormatEnum } from 'sharp';
import { pageColors } from '../../lib/page-colors';
import {
  isCover,
  isPhoto,
  isShown,
  measurePicture,
  photoSizes,
  previewSize,
} from '../../lib/pictures';
import { filesIn } from '../../tools/files';
import { kept } from './kept';

const share = { file: 'share.jpg', ...previewSize };
const largest = 1440;

/**
 * Writes a JPEG beside every cover, since social networks show no SVG, and the sizes of photos.
 * Returns the number of pictures. Throws with the name of a damaged file.
 */
export async function writePictures(folder: string): Promise<number> {
  const files = filesIn(join(folder, 'images'));
  const pictures = files.filter((file) => isPhoto(file) || isShared(relative(folder, file)));
  for (const picture of pictures) {
    try {
      await writeSizes(picture, isShared(relative(folder, picture)));
    } catch (error) {
      const name = join('public', relative(folder, picture));
      throw new Error(`${name} is damaged. Save it again. (${(error as Error).message})`);
    }
  }
  return pictures.length;
}

/** Whether link previews show a picture: the site's, or an article's cover. */
const isShared = (path: string) =>
  isShown(path) && /^images[\\/](?:social|blogs[\\/]\d+[\\/]cover)\./.test(path);

/** Writes the sizes of a picture beside it. */
async function writeSizes(picture: string, shared: boolean): Promise<void> {
  const source = readFileSync(picture);
  const sizes = isCover(picture) ? await photoSizes(picture) : [];
  const photo = isPhoto(picture) ? await measurePicture(picture) : undefined;
  const most = sizes.at(-1)?.width ?? Math.min(photo?.width ?? 0, largest);
  // Replaces the photo itself, which may be large, or say where it was taken.
  const original = photo ? [{ file: basename(picture), width: most, height: null }] : [];
  for (const { file, width, height } of [...(shared ? [share] : []), ...sizes, ...original]) {
    const type = extname(file).toLowerCase().slice(1) as keyof FormatEnum;
    const size = `${width}x${height ?? ''} on ${pageColors.light}`;
    const made = await kept([extname(file), source, size], () =>
      sharp(source, { failOn: 'error' })
        .autoOrient()
        .resize(width, height)
        .flatten({ background: pageColors.light })
        .jpeg({ quality: 82, mozjpeg: true })
        .toFormat(type)
        .toBuffer(),
    );
    writeFileSync(join(dirname(picture), file), made);
  }
}

export function removeDraftPictures(folder: string, published: readonly number[]): void {
  const blogs = join(folder, 'images', 'blogs');
  const folders = existsSync(blogs) ? readdirSync(blogs) : [];
  for (const name of folders.filter((number) => !published.includes(Number(number)))) {
    rmSync(join(blogs, name), { recursive: true });
  }
}
