import { join } from 'node:path';
import { figureFolder } from '../../lib/content/articles';
import { isUntranslated } from '../../lib/content/localize';
import { asAdvice, type Mistake } from '../../lib/content/mistakes';
import type { Language } from '../../lib/language';
import { isCover, measurePicture } from '../../lib/pictures';
import { fileRoutes } from '../../lib/routes';
import { filesIn } from '../../tools/files';
import type { Content } from './read-content';

/** Pictures in texts that are missing, invalid or not described. */
export async function* checkPictures({ texts }: Content): AsyncIterable<Mistake> {
  for (const text of texts)
    for (const { file: name, alt, caption, line } of text.pictures) {
      const mistake = { file: text.file, line, field: `picture ${name}` };
      const described = 'is not described. Write ![what it shows](name.svg "why it matters").';
      if (!alt || !caption) yield { ...mistake, problem: described };
      const folder = `public${text.id === undefined ? '' : fileRoutes.articleImage(text.id, '')}`;
      const missing = `is no picture in ${folder}. Save it there as SVG, PNG, JPEG or WebP, and write its name alone.`;
      if (!(await measurePicture(join(folder, name)))) yield { ...mistake, problem: missing };
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

/** Figures that are missing, untranslated or outside articles. */
export function* checkFigures(content: Content): Iterable<Mistake> {
  for (const text of content.texts) {
    const { file, id, language, figures } = text;
    for (const { name, line } of figures) {
      const problem =
        id === undefined
          ? 'can’t be here: only articles have figures.'
          : figureProblem(`${figureFolder(id)}/${name}.yml`, content, language);
      if (problem) yield { file, line, field: `figure ${name}`, problem };
    }
  }
}

function figureProblem(name: string, { names, data }: Content, language: Language) {
  if (!names.includes(name)) return `has no file content/${name}. Correct it, or put it there.`;
  return isUntranslated(data.get(`content/${name}`)?.data, language)
    ? `lacks its ${language}: texts. Write them in content/${name}, or remove this line.`
    : undefined;
}
