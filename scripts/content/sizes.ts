import { mistakeAt, writePath } from '../../lib/content/locate-value';
import { counted, type Mistake } from '../../lib/content/mistakes';
import { isRecord } from '../../lib/is-record';
import { outlineOf } from './outline';
import { type Content, valuesIn } from './read-content';

/** Characters of a text or entries of a list, by field: "site.yml: tagline". */
type Size = { of: RegExp; least?: number; most: number; why: string };

const alternative = { least: 20, most: 320, why: 'it is read aloud in place of the picture.' };
const cutOff = 'search results cut off what is longer.';
const firstScreen = 'more pushes the finder off the first screen of a small phone.';
const glance = 'a figure is understood at a glance.';
const inList = { most: 34, why: 'a list on a phone has one line for it, and cuts off the rest.' };
const sizes: Size[] = [
  { of: /\.md: title$/, most: 60, why: cutOff },
  { of: /\.md: listTitle$/, ...inList },
  { of: /\.md: description$/, least: 110, most: 160, why: 'search results show that much.' },
  { of: /(site\.yml: |home\.yml: contact\.)description$/, most: 160, why: cutOff },
  { of: /site\.yml: tagline$/, most: 60, why: cutOff },
  { of: /\.md: summary$/, most: 340, why: 'lists show three lines of it.' },
  { of: /\.md: (coverAlt|pictureAlt)$/, ...alternative },
  { of: /(coverC|figures\/.*: c)aption$/, most: 140, why: 'it has two lines below a picture.' },
  { of: /home\.yml: hero\.title$/, most: 56, why: firstScreen },
  { of: /home\.yml: hero\.text$/, most: 110, why: firstScreen },
  { of: /figures\/.*: title$/, most: 45, why: glance },
  { of: /figures\/.*: note$/, most: 90, why: glance },
  { of: /figures\/.*\.label$/, most: 28, why: glance },
  { of: /figures\/.*(: unit|\.when)$/, most: 18, why: glance },
  { of: /figures\/.*steps\[\d+\]\.title$/, most: 34, why: glance },
  { of: /figures\/.*steps\[\d+\]\.text$/, most: 70, why: glance },
  { of: /figures\/.*(\.what|items\[\d+\])$/, most: 60, why: glance },
  { of: /figures\/.*(columns|rows\[\d+\])\[\d+\]$/, most: 30, why: glance },
  { of: /figures\/.*: (bars|points|rows|steps|items)$/, most: 8, why: glance },
];

export function* adviseOnSizes({ data, translations, texts }: Content): Iterable<Mistake> {
  for (const { source, data: values } of [...data.values(), ...translations]) {
    for (const { path, value } of valuesIn(values)) {
      const place = `${source.file}: ${writePath(path)}`;
      const problem = problemOf(
        value,
        sizes.find(({ of }) => of.test(place)),
      );
      if (problem) yield mistakeAt(source, path, problem);
    }
    if (!source.file.includes('/articles/') || !isRecord(values) || values['listTitle']) continue;
    const problem = problemOf(values['title'], inList);
    if (problem) yield mistakeAt(source, ['title'], `${problem} Add a listTitle of that length.`);
  }
  for (const text of texts)
    for (const { file: name, alt, line } of outlineOf(text).pictures) {
      const problem = problemOf(alt, alternative);
      if (problem) yield { file: text.file, line, field: `picture ${name}`, problem };
    }
}

function problemOf(value: unknown, size?: Omit<Size, 'of'>): string | undefined {
  if (typeof value !== 'string' && !Array.isArray(value)) return undefined;
  const { length } = value;
  const { least = 0, most = length, why } = size ?? {};
  if (length === 0 || (length >= least && length <= most)) return undefined;
  const has = typeof value === 'string' ? counted(length, 'character') : `${length} entries`;
  return `has ${has}. Write ${least ? `${least} to` : 'at most'} ${most}: ${why}`;
}
