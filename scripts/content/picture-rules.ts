import type { Mistake } from '../../lib/content/mistakes';
import { measurePicture } from '../../lib/pictures';
import { fileRoutes } from '../../lib/routes';
import { outlineOf } from './outline';
import type { Content } from './read-content';

/** Pictures in texts that are missing, invalid or not described. */
export async function* checkPictures({ texts }: Content): AsyncIterable<Mistake> {
  for (const text of texts)
    for (const { file: name, alt, caption, line } of outlineOf(text).pictures) {
      const at = (problem: string) => ({
        file: text.file,
        line,
        field: `picture ${name}`,
        problem,
      });
      if (!alt || !caption)
        yield at('is not described. Write ![what it shows](name.svg "why it matters").');
      const path = `public${text.id === undefined ? name : fileRoutes.articleImage(text.id, name)}`;
      if (!(await measurePicture(path)))
        yield at(`is no picture at ${path}. Save it there as SVG, PNG, JPEG or WebP.`);
    }
}
