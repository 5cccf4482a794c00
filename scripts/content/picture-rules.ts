import { readFileSync } from 'node:fs';
import { asAdvice, lineAt, type Mistake } from '../../lib/content/mistakes';
import { isCover, measurePicture } from '../../lib/pictures';
import { fileRoutes } from '../../lib/routes';
import { filesIn } from '../../tools/files';
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
      if (/^[a-z]+:|^\/\/|\\|%5C/i.test(name)) {
        yield at('is elsewhere. Save the picture in the text’s folder and write its name alone.');
        continue;
      }
      const path = `public${text.id === undefined ? name : fileRoutes.articleImage(text.id, name)}`;
      if (!(await measurePicture(path)))
        yield at(`is no picture at ${path}. Save it there as SVG, PNG, JPEG or WebP.`);
    }
}

// What a link preview shows.
const least = { width: 1200, height: 675 };

/** Advises on photos of covers that would be enlarged. */
export async function* checkCovers(): AsyncIterable<Mistake> {
  for (const file of filesIn('public/images/blogs').filter(isCover)) {
    const { width, height } = (await measurePicture(file)) ?? least;
    const problem = `has ${width} by ${height} pixels. Use one of at least ${least.width} by ${least.height}.`;
    if (width < least.width || height < least.height)
      yield asAdvice({ file, line: 1, field: 'cover', problem });
  }
}

const active = /<(?:[\w-]+:)?(?:script|foreignObject)\b|<!ENTITY|\son\w+\s*=|javascript:/i;

/** Drawings with scripts: opened directly, they run on the site's origin where no header forbids it. */
export function* checkDrawings(): Iterable<Mistake> {
  for (const file of filesIn('public').filter((name) => /\.svg$/i.test(name))) {
    const text = readFileSync(file, 'utf8');
    const { 0: found = '', index = 0 } = active.exec(text) ?? {};
    const problem = 'can run code. Save the drawing as a plain SVG without scripts.';
    if (found) yield { file, line: lineAt(text, index + 1), field: found.trim(), problem };
  }
}
