import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { FindPicture, Picture } from './markdown';
import { memoize } from './memoize';
import { fileRoutes } from './routes';

const isDevelopment = process.env.NODE_ENV === 'development';

const photoWidths = [480, 960, 1440];
const proportion = 16 / 9;

type Size = { width: number; height: number };
type Cover = { src: string; srcSet?: string | undefined; thumbnail: string };

const coverName = (id: number) => fileRoutes.articleImage(id, 'cover');

/** Addresses of an article's cover; a photo has several sizes, except in development. */
export async function articleCover(id: number): Promise<Cover> {
  const src = findPicture(coverName(id));
  if (!src) return { src: fileRoutes.plainCover, thumbnail: fileRoutes.plainCover };
  const sizes = isPhoto(src) && !isDevelopment ? await sizesOnce(pathOf(src)) : [];
  const address = (file: string) => fileRoutes.articleImage(id, file);
  return {
    src,
    srcSet: sizes.map((size) => `${address(size.file)} ${size.width}w`).join(', ') || undefined,
    thumbnail: sizes[0] ? address(sizes[0].file) : src,
  };
}

/** What link previews show, in pixels. */
export const previewSize = { width: 1200, height: 630 };

/** Address of the picture that link previews of an article show. */
export function previewPicture(id: number): string {
  const hasCover = findPicture(coverName(id));
  return hasCover ? fileRoutes.articleImage(id, 'share.jpg') : fileRoutes.sharePicture;
}

/** Finds the pictures in an article's text. What it returns throws an error if one is missing. */
export async function articlePictures(id: number): Promise<FindPicture> {
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

const filesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
const filesOf = (id: number) => filesIn(pathOf(fileRoutes.articleImage(id, '')));

/** Address of a picture named without its ending, if it is there; a photo rather than a drawing. */
export function findPicture(name: string): string | undefined {
  const files = filesIn(pathOf(dirname(name))).map((file) => `${dirname(name)}/${file}`);
  return files.find((file) => file.startsWith(`${name}.`) && isShown(file));
}

// What editors may save a picture as, by sharp's names.
const formats = ['svg', 'png', 'jpeg', 'webp'];
const replaceable = new RegExp(
  String.raw`(?:^|[\\/])(?:cover|hero|hero-strip|about|contact|confirmation|guide|not-found|hills|social|areas[\\/][\w-]+)\.(?:jpg|${formats.join('|')})$`,
  'i',
);

/** Whether a file is one of the pictures that editors may replace by a drawing or a photo. */
export const isShown = (path: string) => replaceable.test(path);
export const isPhoto = (path: string) => isShown(path) && !path.endsWith('.svg');
export const isCover = (path: string) => isPhoto(path) && /cover\.\w+$/.test(path);

/** The sizes of a cover's photo that the finishing step writes, cropped and never enlarged. */
export async function photoSizes(path: string): Promise<(Size & { file: string })[]> {
  const photo = await measurePicture(path);
  if (!photo) throw new Error(`${path} is not a picture.`);
  const most = Math.min(photo.width, Math.floor(photo.height * proportion));
  const widths = new Set(photoWidths.map((width) => Math.min(width, most)));
  return [...widths].map((width) => {
    return { file: `cover-${width}.webp`, width, height: Math.round(width / proportion) };
  });
}

const sizesOnce = memoize(photoSizes);

/** Width and height as shown, upright; undefined if browsers don't show the file. */
export async function measurePicture(path: string): Promise<Size | undefined> {
  const data = await sharp(path)
    .metadata()
    .catch(() => undefined);
  // An article's text may have a GIF or an AVIF too.
  const isKnown = data && ([...formats, 'gif'].includes(data.format) || data.compression === 'av1');
  return isKnown ? data.autoOrient : undefined;
}
