import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { Picture } from '@/lib/markdown/pictures';
import { memoize } from '../memoize';
import { fileRoutes } from '../routes';
import type { Article } from './articles';
import { ContentError, lineAt } from './mistakes';

// Pictures may change during development.
const measure = process.env.NODE_ENV === 'development' ? measurePicture : memoize(measurePicture);

/** An article's picture. Throws a ContentError if the file is missing. */
export function pictureOf({ facts, file, body, bodyLine }: Article, name: string): Picture {
  try {
    return pictureAt(fileRoutes.articleImage(facts.id, name));
  } catch {
    const line = lineAt(body, body.indexOf(`](${name}`), bodyLine);
    const problem = `is not in public/images/blogs/${facts.id}/. Correct the name, or put it there.`;
    throw new ContentError([{ file, line, field: `picture ${name}`, problem }]);
  }
}

export function coverOf(id: number): { src: string; share: string } {
  const own = fileRoutes.articleImage(id, 'cover.svg');
  return existsSync(join(process.cwd(), 'public', own))
    ? { src: own, share: fileRoutes.articleImage(id, 'share.jpg') }
    : { src: fileRoutes.plainCover, share: fileRoutes.sharePicture };
}

function pictureAt(src: string): Picture {
  const size = measure(join(process.cwd(), 'public', src));
  if (!size) throw new Error(`${src} is not a picture.`);
  return { src, ...size };
}

export function measurePicture(path: string): { width: number; height: number } | undefined {
  try {
    const { width, height, type = '' } = imageSize(readFileSync(path));
    const isShown = ['svg', 'png', 'jpg', 'webp', 'avif', 'gif'].includes(type);
    return isShown ? { width: Math.round(width), height: Math.round(height) } : undefined;
  } catch {
    return undefined;
  }
}
