import { curlQuotes } from './curl-quotes';
import { element, escapeXml } from './svg';
import { type TextStyle, textStyles, titleFamily } from './text-styles';
import { wrapText } from './wrap-text';

export type TextBlock = {
  height: number;
  draw: (x: number, top: number, anchor?: 'end' | 'middle') => string;
};

/** Sets a text in lines of at most `width` and tells how high it becomes before it is drawn. */
export function setText(text: string, style: TextStyle, width: number): TextBlock {
  // An empty cell, such as the corner of a table, takes a line and shows nothing.
  const lines = wrapText(curlQuotes(text), style, width);
  return {
    height: lines.length * style.lineHeight,
    draw: (x, top, anchor) => (text === '' ? '' : drawLines(lines, style, { x, top, anchor })),
  };
}

type Place = { x: number; top: number; anchor?: 'end' | 'middle' };

function drawLines(lines: string[], style: TextStyle, { x, top, anchor }: Place): string {
  const spans = lines.map((line, index) =>
    index === 0 ? escapeXml(line) : element('tspan', { x, dy: style.lineHeight }, escapeXml(line)),
  );
  // Capitals are about 0.7 em high: this centres them in the height of the line.
  const baseline = top + style.lineHeight / 2 + style.size * 0.35;
  const attributes = { x, y: baseline, ...nameDifferences(style), 'text-anchor': anchor };
  return element('text', attributes, spans.join(''));
}

/** Names only what differs from the body text, which the card sets once for all. */
function nameDifferences({ face, size, fill }: TextStyle) {
  return {
    'font-family': face === 'title' ? titleFamily : undefined,
    'font-size': size === textStyles.body.size ? undefined : size,
    'font-weight': face === 'regular' ? undefined : 600,
    fill: fill === textStyles.body.fill ? undefined : fill,
  };
}
