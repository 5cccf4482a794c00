import { figureFolder, noFigure } from '../../lib/content/figures';
import type { Mistake } from '../../lib/content/mistakes';
import { pagePlaces } from '../../lib/content/page-places';
import { outlineOf } from './article-outline';
import type { Content } from './read-content';

/**
 * Finds figures that a text names but no file holds, figures that no text shows or that stand twice,
 * and braces in a text that name none.
 */
export function checkFigures({ articles, texts, names }: Content): Mistake[] {
  const used = new Set<string>();
  const mistakes = texts.flatMap((text) => {
    const id = articles.find(({ file }) => file === text.file)?.facts.id;
    const { figures, braces } = outlineOf(text);
    return [
      ...figures.flatMap(({ name, line }) => {
        const problem = id === undefined ? onlyInArticles : findProblem(name, id);
        return problem ? [{ file: text.file, line, field: `figure ${name}`, problem }] : [];
      }),
      ...braces
        .filter((brace) => id !== undefined || !placesOfPages.includes(brace.text))
        .map((brace) => ({
          file: text.file,
          line: brace.line,
          field: 'text',
          problem: `says ${brace.text}, which nothing fills in. ${id === undefined ? onlyOnPages : onlyFigures}`,
        })),
    ];
  });
  return [...mistakes, ...findUnused()];

  function findProblem(name: string, id: number): string | undefined {
    const folder = figureFolder(id);
    const path = `${folder}/${name}.yml`;
    const isRepeated = used.has(path);
    used.add(path);
    if (isRepeated) return 'stands in the text twice. Remove one of the two.';
    if (names.includes(path)) return undefined;
    const present = names.filter((one) => one.startsWith(`${folder}/`)).map(nameOf);
    return noFigure(name, folder, present);
  }

  function findUnused(): Mistake[] {
    const figures = names.filter((name) => /^figures\/.*\.yml$/.test(name));
    return figures
      .filter((path) => !used.has(path))
      .map((path) => ({
        file: `content/${path}`,
        line: 1,
        field: 'figure',
        problem: `is shown nowhere. Write {figure: ${nameOf(path)}} alone in a line of its article, or remove this file.`,
      }));
  }
}

const onlyInArticles = 'cannot stand here: only articles have figures.';
const onlyFigures = 'A figure is {figure: name}, alone in its line.';
const placesOfPages = pagePlaces.map((name) => `{${name}}`);
const onlyOnPages = `Use only ${placesOfPages.join(', ')}.`;

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.yml'.length);
}
