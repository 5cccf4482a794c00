import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

// Pixels that social networks show.
const width = 1200;
const height = 630;
const cache = join('.next', 'cache', 'share-pictures');

/** Writes a JPEG beside every cover, since social networks show no SVG. Returns their number. */
export async function writeSharePictures(folder: string): Promise<number> {
  const blogs = join(folder, 'images', 'blogs');
  const covers = readdirSync(blogs).map((id) => join(blogs, id, 'cover.svg'));
  const pictures = [join(folder, 'images', 'social.svg'), ...covers].filter(existsSync);
  for (const picture of pictures) await writeSharePicture(picture);
  return pictures.length;
}

/** Writes `share.jpg` beside a picture, from a cache if the picture is unchanged. */
async function writeSharePicture(picture: string): Promise<void> {
  const svg = readFileSync(picture);
  const kept = join(cache, `${createHash('sha256').update(svg).digest('hex')}.jpg`);
  if (!existsSync(kept)) {
    mkdirSync(cache, { recursive: true });
    await sharp(svg)
      .resize(width, height, { fit: 'cover' })
      .jpeg({ quality: 82, mozjpeg: true })
      .toFile(kept);
  }
  copyFileSync(kept, join(dirname(picture), 'share.jpg'));
}

export function removeDraftPictures(folder: string, published: readonly number[]): void {
  const blogs = join(folder, 'images', 'blogs');
  const folders = existsSync(blogs) ? readdirSync(blogs) : [];
  for (const name of folders.filter((one) => !published.includes(Number(one)))) {
    rmSync(join(blogs, name), { recursive: true });
  }
}
