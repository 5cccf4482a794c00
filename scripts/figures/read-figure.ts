import { parseYaml } from '../../lib/content/parse-yaml';
import { type Figure, figureSchema } from './figure-schema';

/** Takes a figure's file name and YAML and returns the figure; throws a ContentError with all mistakes. */
export function readFigure(file: string, text: string): Figure {
  return parseYaml({ file, text }, figureSchema);
}
