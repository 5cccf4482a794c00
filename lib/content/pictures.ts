import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { Picture } from '@/lib/markdown/pictures';
import { routes } from '@/lib/routes';
import type { Article } from './articles';
import { ContentError } from './mistakes';

const sizes = new Map<string, Picture>();

/**
 * Takes an article and a file name in its text and returns that picture; throws a ContentError that
 * says where to put it where it is missing.
 */
export function pictureOf({ facts, file, body, bodyLine }: Article, name: string): Picture {
  try {
    return pictureAt(routes.articleImage(facts.id, name));
  } catch {
    const before = body.slice(0, Math.max(0, body.indexOf(`](${name}`)));
    const line = bodyLine + before.split('\n').length - 1;
    const problem = `is not in public/images/blogs/${facts.id}/. Correct the name, or put it there.`;
    throw new ContentError([{ file, line, field: `picture ${name}`, problem }]);
  }
}

/** Takes a picture's address below public/ and returns it with its width and height in pixels. */
function pictureAt(src: string): Picture {
  const known = sizes.get(src);
  // In development a picture may change.
  if (known && process.env.NODE_ENV !== 'development') return known;
  const { width, height } = imageSize(readFileSync(join(process.cwd(), 'public', src)));
  const picture = { src, width, height };
  sizes.set(src, picture);
  return picture;
}
