import { canvas } from './canvas';
import { palette } from './palette';

export type TextStyle = {
  face: 'regular' | 'strong' | 'title';
  size: number;
  lineHeight: number;
  fill: string;
};

/**
 * A picture in `<img>` cannot use the page's web fonts: each system shows its own face.
 * `system-ui` stands late, since on Linux it is often a far wider face than the others.
 */
export const sansFamily =
  "Figtree, 'Segoe UI', -apple-system, Roboto, Helvetica, Arial, system-ui, sans-serif";
export const titleFamily = "Fraunces, Georgia, 'Times New Roman', serif";

const body: TextStyle = { face: 'regular', size: 16, lineHeight: 22, fill: palette.ink };

export const textStyles = {
  title: { face: 'title', size: 22, lineHeight: 28, fill: palette.ink },
  body,
  quiet: { ...body, fill: palette.inkSoft },
  strong: { ...body, face: 'strong' },
  accent: { ...body, face: 'strong', fill: palette.tealDeep },
  note: { ...body, size: canvas.smallestText, lineHeight: 21, fill: palette.inkSoft },
} satisfies Record<string, TextStyle>;
