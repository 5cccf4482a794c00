import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { FindPicture, Picture } from './markdown';
import { memoize } from './memoize';
import { fileRoutes } from './routes';

const isDevelopment = process.env.NODE_ENV === 'development';

const photoWidths = [480, 960, 1440];
const proportion = 16 / 9;

type Cover = { src: string; srcSet?: string | undefined; thumbnail: string };

/** Addresses of an article's cover; a photo has several sizes, except in development. */
export async function coverOf(id: number): Promise<Cover> {
  const address = (file: string) => fileRoutes.articleImage(id, file);
  const file = filesOf(id).find(isCover);
  if (!file) return { src: fileRoutes.plainCover, thumbnail: fileRoutes.plainCover };
  const sizes = isPhoto(file) && !isDevelopment ? await sizesOnce(pathOf(address(file))) : [];
  return {
    src: address(file),
    srcSet: sizes.map((one) => `${address(one.file)} ${one.width}w`).join(', ') || undefined,
    thumbnail: address(sizes[0]?.file ?? file),
  };
}

/** Address of the picture that link previews of an article show. */
export function shareOf(id: number): string {
  const hasCover = filesOf(id).some(isCover);
  return hasCover ? fileRoutes.articleImage(id, 'share.jpg') : fileRoutes.sharePicture;
}

/** Finds the pictures in an article's text. What it returns throws an error if one is missing. */
export async function picturesOf(id: number): Promise<FindPicture> {
  const known = new Map<string, Picture>();
  for (const name of filesOf(id)) {
    const src = fileRoutes.articleImage(id, name);
    const size = await measurePicture(pathOf(src));
    if (size) known.set(name, { src, ...size });
  }
  return (name) => {
    const picture = known.get(name);
    if (!picture)
      throw new Error(`There is no picture public${fileRoutes.articleImage(id, name)}.`);
    return picture;
  };
}

const pathOf = (address: string) => join(process.cwd(), 'public', address);

function filesOf(id: number): string[] {
  const folder = pathOf(fileRoutes.articleImage(id, ''));
  return existsSync(folder) ? readdirSync(folder) : [];
}

export const isCover = (name: string) => name === 'cover.svg' || isPhoto(name);

/** Whether a path is that of a cover that gets sizes. */
export const isPhoto = (path: string) => /(?:^|[\\/])cover\.(?:jpe?g|png|webp)$/i.test(path);

type Size = { width: number; height: number };
type PhotoSize = Size & { file: string };

/** The sizes of a photo that the finishing step writes, cropped and never enlarged. */
export async function photoSizes(path: string): Promise<PhotoSize[]> {
  const photo = await measurePicture(path);
  if (!photo) throw new Error(`${path} is not a picture.`);
  const most = Math.min(photo.width, Math.floor(photo.height * proportion));
  const widths = new Set(photoWidths.map((width) => Math.min(width, most)));
  return [...widths].map((width) => {
    return { file: `cover-${width}.webp`, width, height: Math.round(width / proportion) };
  });
}

const sizesOnce = memoize(photoSizes);

const shownFormats = ['svg', 'png', 'jpeg', 'webp', 'gif'];

/** Width and height as shown, upright; undefined if browsers don't show the file. */
export async function measurePicture(path: string): Promise<Size | undefined> {
  const data = await sharp(path)
    .metadata()
    .catch(() => undefined);
  const isShown = data && (shownFormats.includes(data.format) || data.compression === 'av1');
  return isShown ? data.autoOrient : undefined;
}
