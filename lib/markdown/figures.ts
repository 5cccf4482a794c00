import type { StateBlock } from 'markdown-it';

const line = /^\{figure:\s*([a-z0-9-]+)\s*\}\s*$/;

/** Parses {figure: name} alone on its line. */
export function readFigure(
  state: StateBlock,
  startLine: number,
  _endLine: number,
  isTrial: boolean,
): boolean {
  if (state.level > 0) return false;
  const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
  const name = line.exec(state.src.slice(start, state.eMarks[startLine]))?.[1];
  if (!name) return false;
  if (isTrial) return true;
  state.line = startLine + 1;
  const token = state.push('figure_place', '', 0);
  token.info = name;
  token.map = [startLine, state.line];
  return true;
}
