import { readdirSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { nearestTo } from '../../lib/content/did-you-mean';
import type { Mistake } from '../../lib/content/mistakes';
import type { MarkdownParts } from '../../lib/content/read-file';
import { routes } from '../../lib/routes';
import { outlineOf } from './article-outline';
import type { Content } from './read-content';

const mostKilobytes = 200;
const alternative = { least: 20, most: 320 };

/**
 * Finds pictures that are missing, too large, shown nowhere, or without alternative text or caption, and
 * covers that are missing.
 */
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

/** Finds pictures in an article's folder that its text does not show. */
function unusedIn(text: MarkdownParts, id: number): Mistake[] {
  const shown = ['cover.svg', ...outlineOf(text).pictures.map(({ file }) => file)];
  return filesIn(`public/images/blogs/${id}`)
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
  const present = filesIn(folder);
  // Asked of the folder, since some systems take large and small letters for the same.
  if (!present.includes(basename(path))) {
    const nearest = nearestTo(basename(path), present);
    const advice = nearest ? `Did you mean ${nearest}?` : 'Put it there.';
    return `is not in ${folder}/. ${advice}`;
  }
  const kilobytes = Math.round(statSync(path).size / 1000);
  if (kilobytes <= mostKilobytes) return undefined;
  return `is ${kilobytes} kB large. Make it smaller than ${mostKilobytes} kB.`;
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
