import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { figureFolder } from '../../lib/content/figures';
import { copyProject } from '../copy-project';

/**
 * Takes a new folder inside the project, where it finds the packages, and a number of articles; puts
 * the site there with copies of the real articles up to that number.
 */
export function copyWithArticles(folder: string, articles: number): void {
  copyProject(folder);
  const originals = readdirSync(join(folder, 'content/articles')).filter((name) =>
    name.endsWith('.md'),
  );
  for (let id = originals.length + 1; id <= articles; id += 1) {
    const original = (id - 1) % originals.length;
    const text = readFileSync(join(folder, 'content/articles', originals[original] ?? ''), 'utf8');
    writeFileSync(
      join(folder, `content/articles/${id}-copy.md`),
      text.replace(/^id: .*$/m, `id: ${id}`),
    );
    for (const [place, copy] of [
      [`public/images/blogs/${original + 1}`, `public/images/blogs/${id}`],
      [`content/${figureFolder(original + 1)}`, `content/${figureFolder(id)}`],
    ] as const) {
      symlinkSync(resolve(folder, place), join(folder, copy));
    }
  }
}
