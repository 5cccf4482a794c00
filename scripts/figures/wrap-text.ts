import { measureText } from './measure-text';
import type { TextStyle } from './text-styles';

/** Breaks a text into lines of about equal length, none wider than `width`. */
export function wrapText(text: string, style: TextStyle, width: number): string[] {
  const lines = fillLines(text, style, width);
  return lines.length === 1 ? lines : balanceLines(text, style, width, lines);
}

/** Tells how wide the longest word of a text is, below which it would have to be broken. */
export function measureLongestWord(text: string, style: TextStyle): number {
  return Math.max(...splitWords(text).map((word) => measureText(word, style)));
}

function fillLines(text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of splitWords(text).flatMap((word) => breakWord(word, style, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || measureText(longer, style) <= width) {
      line = longer;
    } else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

/** Narrows the measure for as long as the text keeps its number of lines. */
function balanceLines(text: string, style: TextStyle, width: number, lines: string[]): string[] {
  const step = style.size / 2;
  let balanced = lines;
  for (let measure = width - step; measure > measureLongestWord(text, style); measure -= step) {
    const narrower = fillLines(text, style, measure);
    if (narrower.length > lines.length) break;
    balanced = narrower;
  }
  return balanced;
}

function splitWords(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** Cuts a word that no line can hold, after a hyphen or slash if it has one, else anywhere. */
function breakWord(word: string, style: TextStyle, width: number): string[] {
  const fits = (text: string) => measureText(text, style) <= width;
  if (fits(word)) return [word];
  const units = word.split(/(?<=[-/])/).flatMap((unit) => (fits(unit) ? unit : Array.from(unit)));
  const pieces: string[] = [];
  let piece = '';
  for (const unit of units) {
    if (piece !== '' && !fits(piece + unit)) {
      pieces.push(piece);
      piece = '';
    }
    piece += unit;
  }
  return [...pieces, piece];
}
