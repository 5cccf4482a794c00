import { join } from 'node:path';
import { type Font, openSync } from 'fontkit';
import { lineOf, writePath } from '../../lib/content/locate-value';
import type { Mistake } from '../../lib/content/mistakes';
import { textsIn } from './data-rules';
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

/** Finds titles that do not fit one line of a list, and accident types that the finder does not have. */
export function checkListEntries(content: Content): Mistake[] {
  const types = accidentTypes(content);
  const isUnknown = (type: string) => types.length > 0 && !types.includes(type);
  const unknown = (type: string) =>
    `is “${type}”, which is no accident type. Write one of: ${types.join(', ')}.`;
  const hints = content.data
    .filter(({ source }) => source.file === 'content/en/forms.yml')
    .flatMap(({ source, data }) =>
      textsIn(data)
        .filter(({ path, text }) => path.at(-1) === 'accidentType' && isUnknown(text))
        .map(({ path, text }) => {
          const [file, line] = [source.file, lineOf(source, path)];
          return { file, line, field: writePath(path), problem: unknown(text) };
        }),
    );
  const entries = content.articles.flatMap(({ facts, front, file }) => {
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
      ...(accidentType && isUnknown(accidentType)
        ? [at('accidentType', unknown(accidentType))]
        : []),
    ];
  });
  return [...hints, ...entries];
}

/** As far as their file can be read. */
function accidentTypes({ data }: Content): string[] {
  const types = data.find(({ source }) => source.file === 'content/en/accident-types.yml')?.data;
  return Array.isArray(types) ? types.map((type) => String(type?.name)) : [];
}
