import { join } from 'node:path';
import type { Picture } from '@/lib/markdown/pictures';
import { measurePicture } from '../pictures';
import { fileRoutes } from '../routes';
import type { Article } from './articles';
import { ContentError, lineAt } from './mistakes';

/** An article's picture. Throws a ContentError if the file is missing. */
export function pictureOf({ facts, file, body, bodyLine }: Article, name: string): Picture {
  const src = fileRoutes.articleImage(facts.id, name);
  const size = measurePicture(join(process.cwd(), 'public', src));
  if (size) return { src, ...size };
  const line = lineAt(body, body.indexOf(`](${name}`), bodyLine);
  const problem = `is not in public/images/blogs/${facts.id}/. Correct the name, or put it there.`;
  throw new ContentError([{ file, line, field: `picture ${name}`, problem }]);
}
