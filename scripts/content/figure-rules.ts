import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { nearestTo } from '../../lib/content/did-you-mean';
import { drawingMistakes } from '../../lib/content/drawing-rules';
import { figureFolder, noFigure } from '../../lib/content/figures';
import type { Mistake } from '../../lib/content/mistakes';
import { pagePlaces } from '../../lib/content/page-places';
import { measurePicture } from '../../lib/content/pictures';
import { outlineOf } from '../../lib/markdown/outline';
import { routes } from '../../lib/routes';
import { filesIn } from '../../tools/files';
import type { Content } from './read-content';

const siteName = '{siteName}';
const inPages = [siteName, ...pagePlaces.map((name) => `{${name}}`)];
const onlyOnPages = `Use only ${inPages.join(', ')}.`;
const onlyFigures = `Write a figure as {figure: name}, alone in its line, and the site’s name as ${siteName}.`;

/** Figures without a file, unused or repeated figures, and other text in braces. */
export function* checkFigures({ articles, texts, names }: Content): Iterable<Mistake> {
  const used = new Set<string>();
  for (const text of texts) {
    const { file, id } = text;
    const { figures, lines } = outlineOf(text);
    for (const { name, line } of figures) {
      const problem = findProblem(name, id);
      if (problem) yield { file, line, field: `figure ${name}`, problem };
    }
    const [known, advice] = id === undefined ? [inPages, onlyOnPages] : [[siteName], onlyFigures];
    // A heading without its space, {#id} and all, is named as that.
    for (const { text, line } of lines.filter(({ text }) => !text.startsWith('##')))
      for (const [braces] of text.matchAll(/\{[^{}]*\}/g)) {
        const problem = `says ${braces}, which nothing fills in. ${advice}`;
        if (!known.includes(braces)) yield { file, line, field: 'text', problem };
      }
  }
  // Nobody knows what an article shows that cannot be read.
  const unread = articles
    .filter(({ file }) => !texts.some((text) => text.file === file))
    .map(({ facts }) => `${figureFolder(facts.id)}/`);
  for (const name of names) {
    if (!/^figures\/.*\.yml$/.test(name) || used.has(name)) continue;
    if (unread.some((folder) => name.startsWith(folder))) continue;
    const problem = `is not shown. Write {figure: ${basename(name, '.yml')}} alone in a line of its article, or remove this file.`;
    yield { file: `content/en/${name}`, line: 1, field: 'figure', problem };
  }

  function findProblem(name: string, id?: number): string | undefined {
    if (id === undefined) return 'cannot stand here: only articles have figures.';
    const folder = figureFolder(id);
    const path = `${folder}/${name}.yml`;
    if (used.has(path)) return 'is in the text twice. Remove one of the two.';
    used.add(path);
    if (names.includes(path)) return undefined;
    const present = names.filter((one) => one.startsWith(`${folder}/`));
    const known = present.map((one) => basename(one, '.yml'));
    return noFigure(name, folder, known);
  }
}

const mostKilobytes = 200;
// In pixels, for the preview of a link on social networks.
const leastCover = { width: 1200, height: 630 };
const alternative = { least: 20, most: 320 };

/** Missing, large or unused pictures, missing covers, alternative texts and captions. */
export function* checkPictures({ texts }: Content): Iterable<Mistake> {
  for (const text of texts) {
    const { file, id } = text;
    const { pictures } = outlineOf(text);
    for (const { file: name, alt, caption, line } of pictures) {
      const at = (problem: string) => ({ file, line, field: `picture ${name}`, problem });
      const { least, most } = alternative;
      if (alt.length < least || alt.length > most)
        yield at(
          `has an alternative text of ${alt.length} characters; needs ${least} to ${most}, between the [ ].`,
        );
      if (!caption) yield at('has no caption. Write it in "quotes" after the file’s name.');
      const problem = findFileProblem(id === undefined ? name : routes.articleImage(id, name));
      if (problem) yield at(problem);
    }
    if (id === undefined) continue;
    const problem = findFileProblem(routes.articleImage(id, 'cover.svg'), leastCover);
    if (problem) yield { file, line: 1, field: 'cover', problem };
    const shown = ['cover.svg', ...pictures.map(({ file }) => file)];
    for (const name of namesIn(`public/images/blogs/${id}`)) {
      if (name.startsWith('.') || shown.includes(name)) continue;
      const problem = `is in public/images/blogs/${id}/, but the text does not show it. Write ![What it shows](${name} "Its caption"), or remove the file.`;
      yield { file, line: 1, field: `picture ${name}`, problem };
    }
  }
}

/** Drawings below public/ that could act: opened by its own address, one runs on the site's origin. */
export function checkDrawings(): Mistake[] {
  return filesIn('public')
    .filter((file) => /\.svg$/i.test(file))
    .flatMap(mistakesInDrawing);
}

// In development each check looks at each drawing again, and few of them ever change.
const harmless = new Set<string>();

function mistakesInDrawing(file: string): Mistake[] {
  const text = readFileSync(file, 'utf8');
  if (harmless.has(text)) return [];
  const mistakes = drawingMistakes(file, text);
  if (mistakes.length === 0) harmless.add(text);
  return mistakes;
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
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory();
  return isFolder ? readdirSync(folder) : [];
}
