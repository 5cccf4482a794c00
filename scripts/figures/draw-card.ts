import { canvas, inner } from './canvas';
import { palette } from './palette';
import { element, escapeXml } from './svg';
import { setText } from './text-block';
import { sansFamily, textStyles } from './text-styles';

/** What a kind of figure draws below the title, in coordinates that start at the given top. */
export type Drawing = { height: number; draw: (top: number) => string };

type Card = { title: string; note?: string };

const gapBelowTitle = 20;
const gapAboveNote = 22;

/** Frames a drawing: the white card, the title above it and the note below it. */
export function drawCard({ title, note }: Card, drawing: Drawing): string {
  const heading = setText(title, textStyles.title, inner.width);
  const remark = note === undefined ? undefined : setText(note, textStyles.note, inner.width);

  const drawingTop = canvas.padding + heading.height + gapBelowTitle;
  const noteTop = drawingTop + drawing.height + gapAboveNote;
  const contentBottom = remark ? noteTop + remark.height : drawingTop + drawing.height;
  const height = Math.ceil(contentBottom + canvas.padding);

  const content = [
    element('title', {}, escapeXml(title)),
    drawGround(height),
    element(
      'g',
      { 'font-family': sansFamily, 'font-size': 16, fill: palette.ink },
      [
        heading.draw(inner.left, canvas.padding),
        drawing.draw(drawingTop),
        remark?.draw(inner.left, noteTop) ?? '',
      ].join(''),
    ),
  ].join('\n');
  return `${drawRoot(height, content)}\n`;
}

function drawRoot(height: number, content: string): string {
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${canvas.width} ${height}`,
    width: canvas.width,
    height,
    role: 'img',
  };
  return element('svg', attributes, `\n${content}\n`);
}

function drawGround(height: number): string {
  return element('rect', {
    x: 0.5,
    y: 0.5,
    width: canvas.width - 1,
    height: height - 1,
    rx: canvas.radius,
    fill: palette.card,
    stroke: palette.line,
  });
}
