import type { StateBlock } from 'markdown-it';

export type TextPart = { html: string } | { figure: string };

const line = /^\{figure:\s*([a-z0-9-]+)\s*\}\s*$/;

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

/** Placeholder comment for a figure. Texts can't contain one, because raw HTML is dropped. */
export function markFigure(name: string): string {
  return `<!--figure:${name}-->\n`;
}

export function splitAtFigures(html: string): TextPart[] {
  return html
    .split(/<!--figure:([a-z0-9-]+)-->\n/)
    .map((part, index) => (index % 2 === 0 ? { html: part } : { figure: part }))
    .filter((part) => !('html' in part) || part.html !== '');
}
