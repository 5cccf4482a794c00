import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

// What the networks show beside a link.
const width = 1200;
const height = 630;
const cache = join('.next', 'cache', 'share-pictures');

/** Takes the exported folder and writes a JPEG of 1200 by 630 pixels beside every cover; returns how many. */
export async function writeSharePictures(folder: string): Promise<number> {
  const blogs = join(folder, 'images', 'blogs');
  const covers = readdirSync(blogs).map((id) => join(blogs, id, 'cover.svg'));
  const pictures = [join(folder, 'images', 'social.svg'), ...covers].filter(existsSync);
  for (const picture of pictures) await writeSharePicture(picture);
  return pictures.length;
}

/** Takes a picture's path and writes `share.jpg` beside it, drawn again only if the picture changed. */
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
