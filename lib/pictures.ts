import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { Picture } from './markdown/pictures';
import { memoize } from './memoize';
import { fileRoutes } from './routes';

const isDevelopment = process.env.NODE_ENV === 'development';

const photoWidths = [480, 960, 1440];
const proportion = 16 / 9;

type Cover = { src: string; srcSet?: string | undefined; thumbnail: string; share: string };

/** Addresses of an article's cover; a photo has several sizes, except in development. */
export function coverOf(id: number): Cover {
  const address = (file: string) => fileRoutes.articleImage(id, file);
  const folder = join(process.cwd(), 'public', address(''));
  const file = existsSync(folder) && readdirSync(folder).find(isCover);
  const { plainCover, sharePicture } = fileRoutes;
  if (!file) return { src: plainCover, thumbnail: plainCover, share: sharePicture };
  const sizes = isPhoto(file) && !isDevelopment ? sizesOnce(join(folder, file)) : [];
  return {
    src: address(file),
    srcSet: sizes.map((one) => `${address(one.file)} ${one.width}w`).join(', ') || undefined,
    thumbnail: address(sizes[0]?.file ?? file),
    share: address('share.jpg'),
  };
}

/** A picture in an article's text. Throws an error if it is missing. */
export function pictureOf(id: number, name: string): Picture {
  const src = fileRoutes.articleImage(id, name);
  const size = measurePicture(join(process.cwd(), 'public', src));
  if (!size) throw new Error(`There is no picture public${src}.`);
  return { src, ...size };
}

export const isCover = (name: string) => name === 'cover.svg' || isPhoto(name);

/** Whether a path is that of a cover that gets sizes. */
export const isPhoto = (path: string) => /(?:^|[\\/])cover\.(?:jpe?g|png|webp)$/i.test(path);

/** The sizes of a photo that the finishing step writes, cropped and never enlarged. */
export function photoSizes(path: string): { file: string; width: number; height: number }[] {
  const photo = measurePicture(path);
  if (!photo) throw new Error(`${path} is not a picture.`);
  const most = Math.min(photo.width, Math.floor(photo.height * proportion));
  const widths = new Set(photoWidths.map((width) => Math.min(width, most)));
  return [...widths].map((width) => {
    return { file: `cover-${width}.webp`, width, height: Math.round(width / proportion) };
  });
}

const sizesOnce = memoize(photoSizes);

/** Width and height as shown; undefined if browsers don't show the file. */
export function measurePicture(path: string): { width: number; height: number } | undefined {
  try {
    const { width, height, type = '', orientation = 1 } = imageSize(readFileSync(path));
    if (!['svg', 'png', 'jpg', 'webp', 'avif', 'gif'].includes(type)) return undefined;
    const size = { width: Math.round(width), height: Math.round(height) };
    // Phones store an upright photo on its side.
    return orientation > 4 ? { width: size.height, height: size.width } : size;
  } catch {
    return undefined;
  }
}
