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
const stale = drawings.filter(({ svgPath, svg }) => readDrawing(svgPath) !== svg);

if (mistakes.length > 0) {
  fail([...mistakes, 'Nothing was drawn: mend the lines above first.']);
} else if (process.argv.includes('--check')) {
  if (stale.length > 0) fail([...stale.map(describeStale), 'Run npm run draw to mend this.']);
  else console.log(`${drawings.length} drawings match their data.`);
} else {
  for (const { svgPath, svg } of stale) {
    writeDrawing(svgPath, svg);
    console.log(`Drew ${svgPath}`);
  }
  console.log(`${drawings.length} figures, ${stale.length} of them changed.`);
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

function describeStale({ svgPath }: Drawn): string {
  return `${svgPath} is ${readDrawing(svgPath) === undefined ? 'missing' : 'out of date'}`;
}

function fail(lines: string[]): void {
  console.error(lines.join('\n'));
  process.exitCode = 1;
}
