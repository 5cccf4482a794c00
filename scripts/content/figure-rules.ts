import { readdirSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { nearestTo } from '../../lib/content/did-you-mean';
import { figureFolder, noFigure } from '../../lib/content/figures';
import type { Mistake } from '../../lib/content/mistakes';
import { pagePlaces } from '../../lib/content/page-places';
import type { MarkdownParts } from '../../lib/content/read-file';
import { routes } from '../../lib/routes';
import { outlineOf } from './outline';
import type { Content } from './read-content';

/** Figures without a file, unused or repeated figures, and other text in braces. */
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

const mostKilobytes = 200;
const alternative = { least: 20, most: 320 };

/** Missing, large or unused pictures, missing covers, alternative texts and captions. */
export function checkPictures({ articles, texts }: Content): Mistake[] {
  return texts.flatMap((text) => {
    const id = articles.find(({ file }) => file === text.file)?.facts.id;
    const pictures = picturesIn(text, (file) =>
      id === undefined ? file : routes.articleImage(id, file),
    );
    if (id === undefined) return pictures;
    const cover = findFileProblem(routes.articleImage(id, 'cover.svg'));
    return [
      ...(cover ? [{ file: text.file, line: 1, field: 'cover', problem: cover }] : []),
      ...pictures,
      ...unusedIn(text, id),
    ];
  });
}

function picturesIn(text: MarkdownParts, addressOf: (file: string) => string): Mistake[] {
  return outlineOf(text).pictures.flatMap(({ file, alt, caption, line }) => {
    const at = (problem: string) => ({ file: text.file, line, field: `picture ${file}`, problem });
    const { least, most } = alternative;
    const isDescribed = alt.length >= least && alt.length <= most;
    const fileProblem = findFileProblem(addressOf(file));
    return [
      ...(isDescribed
        ? []
        : [
            at(
              `needs an alternative text of ${least} to ${most} characters between the [ ]. It has ${alt.length}.`,
            ),
          ]),
      ...(caption ? [] : [at('needs a caption. Write it in "quotes" after the file’s name.')]),
      ...(fileProblem ? [at(fileProblem)] : []),
    ];
  });
}

/** Unused pictures in an article's folder. */
function unusedIn(text: MarkdownParts, id: number): Mistake[] {
  const shown = ['cover.svg', ...outlineOf(text).pictures.map(({ file }) => file)];
  return namesIn(`public/images/blogs/${id}`)
    .filter((name) => !name.startsWith('.') && !shown.includes(name))
    .map((name) => ({
      file: text.file,
      line: 1,
      field: `picture ${name}`,
      problem: `lies in public/images/blogs/${id}/, but the text does not show it. Write ![What it shows](${name} "Its caption"), or remove the file.`,
    }));
}

function findFileProblem(address: string): string | undefined {
  const path = `public${address}`;
  const folder = dirname(path);
  const present = namesIn(folder);
  // Looked up in the folder, since some file systems ignore case.
  if (!present.includes(basename(path))) {
    const nearest = nearestTo(basename(path), present);
    const advice = nearest ? `Did you mean ${nearest}?` : 'Put it there.';
    return `is not in ${folder}/. ${advice}`;
  }
  const kilobytes = Math.round(statSync(path).size / 1000);
  if (kilobytes <= mostKilobytes) return undefined;
  return `is ${kilobytes} kB large. Make it smaller than ${mostKilobytes} kB.`;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
