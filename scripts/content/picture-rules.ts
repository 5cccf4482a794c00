import { readFileSync } from 'node:fs';
import { load } from 'cheerio/slim';
import { lineAt, type Mistake } from '../../lib/content/mistakes';
import { measurePicture } from '../../lib/pictures';
import { fileRoutes } from '../../lib/routes';
import { filesIn } from '../../tools/files';
import { outlineOf } from './outline';
import type { Content } from './read-content';

/** Pictures in texts that are missing, invalid or not described. */
export async function* checkPictures({ texts }: Content): AsyncIterable<Mistake> {
  for (const text of texts)
    for (const { file: name, alt, caption, line } of outlineOf(text).pictures) {
      const at = (problem: string) => ({
        file: text.file,
        line,
        field: `picture ${name}`,
        problem,
      });
      if (!alt || !caption)
        yield at('is not described. Write ![what it shows](name.svg "why it matters").');
      const path = `public${text.id === undefined ? name : fileRoutes.articleImage(text.id, name)}`;
      if (!(await measurePicture(path)))
        yield at(`is no picture at ${path}. Save it there as SVG, PNG, JPEG or WebP.`);
    }
}

const active = /^(?:.*:)?(?:script|foreignobject|iframe|embed|object|handler|listener)$/i;
const problem =
  'can run code or load other files. Remove it, or save the drawing as a plain SVG without scripts and links.';

/** Refuses SVGs with scripts or external content: opened directly, they run on the site's origin. */
export function* checkDrawings(): Iterable<Mistake> {
  for (const file of filesIn('public').filter((name) => /\.svg$/i.test(name))) {
    const text = readFileSync(file, 'utf8');
    if (!/<svg\b[\s\S]*(?:<\/svg>|\/>)\s*$/.test(text))
      yield { file, line: 1, field: '', problem: 'is not a whole SVG drawing. Save it again.' };
    const outside = /<!ENTITY|<\?xml-stylesheet/i.exec(text);
    if (outside) yield { file, line: lineAt(text, outside.index), field: outside[0], problem };
    const $ = load(text, { xml: { withStartIndices: true } });
    for (const element of $.root().find('*').toArray()) {
      const { name, attribs, startIndex } = element;
      const line = lineAt(text, startIndex ?? 0);
      if (active.test(name)) yield { file, line, field: `<${name}>`, problem };
      const style = name === 'style' ? { style: $(element).text() } : {};
      for (const [field, value] of Object.entries({ ...attribs, ...style }))
        if (isUnsafe(field, value)) yield { file, line, field, problem };
    }
  }
}

function isUnsafe(key: string, value: string): boolean {
  // An animation can set an attribute such as href through attributeName.
  const name = key === 'attributeName' ? value : key;
  const inside = /^\s*(?:#|data:image\/(?:png|jpeg|webp|gif)[;,])/i;
  return (
    /^on/i.test(name) ||
    (/(?:^|:)(?:href|src)$/i.test(name) && !inside.test(value)) ||
    /@import|url\((?!\s*["']?(?:#|data:image\/(?!svg)))|javascript:/i.test(value)
  );
}
