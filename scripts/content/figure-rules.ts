import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { nearestTo } from '../../lib/content/did-you-mean';
import { drawingMistakes } from '../../lib/content/drawing-rules';
import { figureFolder, noFigure } from '../../lib/content/figures';
import type { Mistake } from '../../lib/content/mistakes';
import { pagePlaces } from '../../lib/content/page-places';
import { measurePicture } from '../../lib/content/pictures';
import type { MarkdownParts } from '../../lib/content/read-file';
import { outlineOf } from '../../lib/markdown/outline';
import { routes } from '../../lib/routes';
import { filesIn } from '../../tools/files';
import type { Content } from './read-content';

/** Figures without a file, unused or repeated figures, and other text in braces. */
export function checkFigures({ articles, texts, names }: Content): Mistake[] {
  const used = new Set<string>();
  const mistakes = texts.flatMap((text) => {
    const id = articles.find(({ file }) => file === text.file)?.facts.id;
    const { figures, lines } = outlineOf(text);
    const braces = lines.flatMap(({ text, line }) =>
      Array.from(text.matchAll(/\{[^{}]*\}/g), ([text]) => ({ text, line })),
    );
    return [
      ...figures.flatMap(({ name, line }) => {
        const problem = id === undefined ? onlyInArticles : findProblem(name, id);
        return problem ? [{ file: text.file, line, field: `figure ${name}`, problem }] : [];
      }),
      ...braces
        .filter(
          ({ text }) => text !== siteName && (id !== undefined || !placesOfPages.includes(text)),
        )
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
    if (isRepeated) return 'is in the text twice. Remove one of the two.';
    if (names.includes(path)) return undefined;
    const present = names.filter((one) => one.startsWith(`${folder}/`)).map(nameOf);
    return noFigure(name, folder, present);
  }

  function findUnused(): Mistake[] {
    // Nobody knows what an article shows that cannot be read.
    const unread = articles
      .filter(({ file }) => !texts.some((text) => text.file === file))
      .map(({ facts }) => `${figureFolder(facts.id)}/`);
    return names
      .filter((name) => /^figures\/.*\.yml$/.test(name) && !used.has(name))
      .filter((path) => !unread.some((folder) => path.startsWith(folder)))
      .map((path) => ({
        file: `content/en/${path}`,
        line: 1,
        field: 'figure',
        problem: `is not shown. Write {figure: ${nameOf(path)}} alone in a line of its article, or remove this file.`,
      }));
  }
}

const onlyInArticles = 'cannot stand here: only articles have figures.';
const siteName = '{siteName}';
const onlyFigures = `Write a figure as {figure: name}, alone in its line, and the site’s name as ${siteName}.`;
const placesOfPages = pagePlaces.map((name) => `{${name}}`);
const onlyOnPages = `Use only ${[siteName, ...placesOfPages].join(', ')}.`;

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.yml'.length);
}

const mostKilobytes = 200;
// In pixels, for the preview of a link on social networks.
const leastCover = { width: 1200, height: 630 };
const alternative = { least: 20, most: 320 };

/** Missing, large or unused pictures, missing covers, alternative texts and captions. */
export function checkPictures({ articles, texts }: Content): Mistake[] {
  return texts.flatMap((text) => {
    const id = articles.find(({ file }) => file === text.file)?.facts.id;
    const pictures = picturesIn(text, (file) =>
      id === undefined ? file : routes.articleImage(id, file),
    );
    if (id === undefined) return pictures;
    const cover = findFileProblem(routes.articleImage(id, 'cover.svg'), leastCover);
    return [
      ...(cover ? [{ file: text.file, line: 1, field: 'cover', problem: cover }] : []),
      ...pictures,
      ...unusedIn(text, id),
    ];
  });
}

/** Drawings below public/ that could act: opened by its own address, one runs on the site's origin. */
export function checkDrawings(): Mistake[] {
  return filesIn('public')
    .filter((file) => /\.svg$/i.test(file))
    .flatMap(mistakesInDrawing);
}

function mistakesInDrawing(file: string): Mistake[] {
  return drawingMistakes(file.replaceAll('\\', '/'), readFileSync(file, 'utf8'));
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
              `has an alternative text of ${alt.length} characters; needs ${least} to ${most}, between the [ ].`,
            ),
          ]),
      ...(caption ? [] : [at('has no caption. Write it in "quotes" after the file’s name.')]),
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
      problem: `is in public/images/blogs/${id}/, but the text does not show it. Write ![What it shows](${name} "Its caption"), or remove the file.`,
    }));
}

function findFileProblem(address: string, least = { width: 1, height: 1 }): string | undefined {
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
  if (kilobytes > mostKilobytes)
    return `has ${kilobytes} kB; needs ${mostKilobytes} or less. Make the file smaller.`;
  const size = measurePicture(path);
  if (!size)
    return path.endsWith('.svg') && mistakesInDrawing(path).length > 0
      ? undefined
      : 'is not a picture that browsers show. Save it as SVG, PNG, JPEG or WebP.';
  if (size.width >= least.width && size.height >= least.height) return undefined;
  return `has ${size.width} × ${size.height} pixels; needs ${least.width} × ${least.height} or more. Set its width and height.`;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
