import { join } from 'node:path';
import { type Font, openSync } from 'fontkit';
import { mistakeAt } from '../../lib/content/locate-value';
import type { Mistake } from '../../lib/content/mistakes';
import { memoize } from '../../lib/memoize';
import type { Content } from './read-content';

// The list's titles on a phone of 320 px, as components/blog/article-list.tsx shows them.
const room = 320 - 2 * 14;
const size = 18;
const spacing = -0.015 * size;

// Found from here, since the content is also checked in other folders.
const fontFile = join(import.meta.dirname, '../../app/fonts/fraunces.woff2');
let font: Font | undefined;

/** Takes a text and returns its width in px as a list's title on a phone. */
const widthInList = memoize((text: string) => {
  font ??= openSync(fontFile) as Font;
  const { advanceWidth } = font.layout(text);
  return (advanceWidth * size) / font.unitsPerEm + spacing * text.length;
});

/** Finds titles that do not fit one line of a list, and accident types that the finder does not have. */
export function* checkListEntries({ articles, data, words }: Content): Iterable<Mistake> {
  for (const { facts, front } of articles) {
    const { title, listTitle = title } = facts;
    const width = Math.ceil(widthInList(listTitle));
    if (width <= room) continue;
    const letters = Math.floor((listTitle.length * room) / width);
    const remedy = facts.listTitle ? 'Shorten it to' : 'Add a listTitle of';
    const problem = `is too long for one line of a list on a phone. ${remedy} about ${letters} letters.`;
    yield mistakeAt(front, [facts.listTitle ? 'listTitle' : 'title'], problem);
  }
  // As far as their file can be read.
  const list = data.get('content/en/accident-types.yml')?.data;
  const types = Array.isArray(list) ? list.map((type) => String(type?.name)) : [];
  for (const { source, path, text } of words) {
    const isType = path.at(-1) === 'accidentType' && source.file !== 'content/en/labels.yml';
    if (!isType || !text || types.length === 0 || types.includes(text)) continue;
    const problem = `is “${text}”, which is no accident type. Write one of: ${types.join(', ')}.`;
    yield mistakeAt(source, path, problem);
  }
}
