import { join } from 'node:path';
import { type Font, openSync } from 'fontkit';
import { lineOf } from '../../lib/content/locate-value';
import type { Mistake } from '../../lib/content/mistakes';
import type { Content } from './read-content';

// The list's titles on a phone of 320 px, as components/blog/article-list.tsx shows them.
const room = 320 - 2 * 14;
const size = 18;
const spacing = -0.015 * size;

// Found from here, since the content is also checked in other folders.
const fontFile = join(import.meta.dirname, '../../app/fonts/fraunces.woff2');
let font: Font | undefined;

/** Takes a text and returns its width in px as a list's title on a phone. */
function widthInList(text: string): number {
  font ??= openSync(fontFile) as Font;
  const { advanceWidth } = font.layout(text);
  return (advanceWidth * size) / font.unitsPerEm + spacing * text.length;
}

/** Finds titles that do not fit one line of a list, and accident types that the finder lacks. */
export function checkListEntries(content: Content): Mistake[] {
  const types = accidentTypes(content);
  return content.articles.flatMap(({ facts, front, file }) => {
    const { title, listTitle, accidentType } = facts;
    const field = listTitle ? 'listTitle' : 'title';
    const width = Math.ceil(widthInList(listTitle ?? title));
    const letters = Math.floor(((listTitle ?? title).length * room) / width);
    const at = (name: string, problem: string): Mistake => {
      return { file, line: lineOf(front, [name]), field: name, problem };
    };
    const remedy = listTitle ? 'Shorten it to' : 'Add a listTitle of';
    return [
      ...(width > room
        ? [
            at(
              field,
              `is too long for one line of a list on a phone. ${remedy} about ${letters} letters.`,
            ),
          ]
        : []),
      ...(accidentType && types.length > 0 && !types.includes(accidentType)
        ? [at('accidentType', `is “${accidentType}”. Write one of: ${types.join(', ')}.`)]
        : []),
    ];
  });
}

/** As far as their file can be read. */
function accidentTypes({ data }: Content): string[] {
  const types = data.find(({ source }) => source.file === 'content/accident-types.yml')?.data;
  return Array.isArray(types) ? types.map((type) => String(type?.name)) : [];
}
