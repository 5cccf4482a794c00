import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';

export type FigureFile = { path: string; source: string; svgPath: string };

const root = 'content/figures';
const namePattern = /^(\d\d)\/([a-z0-9]+(?:-[a-z0-9]+)*)\.yml$/;

/** Loads the data of all figures in the order of their names, and names files it cannot place. */
export function loadFigureFiles(): { files: FigureFile[]; misnamed: string[] } {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(root, name)).isFile() && !basename(name).startsWith('.'))
    .map((name) => name.split(sep).join('/'))
    .sort();
  return {
    files: names.flatMap(loadFigureFile),
    misnamed: names.filter((name) => !namePattern.test(name)).map((name) => `${root}/${name}`),
  };
}

/** Reads a drawing that was written before, or answers nothing when there is none. */
export function readDrawing(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Writes a drawing and makes its folder where it is missing. */
export function writeDrawing(path: string, svg: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, svg);
}

function loadFigureFile(fileName: string): FigureFile[] {
  const match = namePattern.exec(fileName);
  if (!match) return [];
  const [, article, name] = match;
  const path = `${root}/${fileName}`;
  const svgPath = `public/images/blogs/${Number(article)}/${name}.svg`;
  return [{ path, source: readFileSync(path, 'utf8'), svgPath }];
}
