// Draws content/figures/NN/NAME.yml as public/images/blogs/N/NAME.svg.
// With --check it writes nothing and fails when a drawing is missing or out of date.
import { ContentError } from '../lib/content/mistakes';
import { drawFigure } from './figures/draw-figure';
import {
  type FigureFile,
  loadFigureFiles,
  readDrawing,
  writeDrawing,
} from './figures/figure-files';
import { readFigure } from './figures/read-figure';

type Drawn = { svgPath: string; svg: string };

const { files, misnamed } = loadFigureFiles();
const mistakes = misnamed.map(
  (path) => `${path}: this is no figure. Name it content/figures/NN/lower-case-name.yml`,
);
const drawings = files.flatMap((file) => draw(file));

if (mistakes.length > 0) {
  fail([...mistakes, 'Nothing was drawn: mend the lines above first.']);
} else if (process.argv.includes('--check')) {
  const stale = drawings.flatMap(({ svgPath, svg }) => findStale(svgPath, svg));
  if (stale.length > 0) fail([...stale, 'Run npm run draw to mend this.']);
  else console.log(`${drawings.length} drawings match their data.`);
} else {
  const changed = drawings.filter(({ svgPath, svg }) => readDrawing(svgPath) !== svg);
  for (const { svgPath, svg } of changed) {
    writeDrawing(svgPath, svg);
    console.log(`Drew ${svgPath}`);
  }
  console.log(`${drawings.length} figures, ${changed.length} of them changed.`);
}

function draw({ path, source, svgPath }: FigureFile): Drawn[] {
  try {
    return [{ svgPath, svg: drawFigure(readFigure(path, source)) }];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    mistakes.push(error.message);
    return [];
  }
}

function findStale(svgPath: string, svg: string): string[] {
  const present = readDrawing(svgPath);
  if (present === svg) return [];
  return [`${svgPath} is ${present === undefined ? 'missing' : 'out of date'}`];
}

function fail(lines: string[]): void {
  console.error(lines.join('\n'));
  process.exitCode = 1;
}
