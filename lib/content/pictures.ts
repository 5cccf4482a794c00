import { join } from 'node:path';
import type { Picture } from '@/lib/markdown/pictures';
import { measurePicture } from '../pictures';
import { fileRoutes } from '../routes';
import type { Article } from './articles';

/** An article's picture. Throws an error if it is missing; the content check gives the line. */
export function pictureOf({ facts }: Article, name: string): Picture {
  const src = fileRoutes.articleImage(facts.id, name);
  const size = measurePicture(join(process.cwd(), 'public', src));
  if (!size) throw new Error(`There is no picture public${src}.`);
  return { src, ...size };
}
