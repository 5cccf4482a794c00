import { readFileSync } from 'node:fs';
import { load } from 'cheerio/slim';
import { lineAt, type Mistake } from '../../lib/content/mistakes';
import { memoize } from '../../lib/memoize';
import { measurePicture } from '../../lib/pictures';
import { fileRoutes } from '../../lib/routes';
import { filesIn } from '../../tools/files';
import { outlineOf } from './outline';
import type { Content } from './read-content';

/** Pictures in texts that are missing, invalid or not described. */
export function* checkPictures({ texts }: Content): Iterable<Mistake> {
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
      if (!measurePicture(path))
        yield at(`is no picture at ${path}. Save it there as SVG, PNG, JPEG or WebP.`);
    }
}

/** Refuses SVGs with scripts or external content: opened directly, they run on the site's origin. */
export function checkDrawings(): Mistake[] {
  return filesIn('public')
    .filter((file) => /\.svg$/i.test(file))
    .flatMap((file) => problemsIn(readFileSync(file, 'utf8')).map((found) => ({ file, ...found })));
}

const active = /^(?:.*:)?(?:script|foreignobject|iframe|embed|object|handler|listener)$/i;
const plain = 'Remove it, or save the drawing as a plain SVG without scripts and links.';

const problemsIn = memoize((text: string): Omit<Mistake, 'file'>[] => {
  const at = (offset: number, field: string, problem: string) => {
    return { line: lineAt(text, offset), field, problem };
  };
  if (!/<svg\b[\s\S]*(?:<\/svg>|\/>)\s*$/.test(text))
    return [at(0, '', 'is not a whole SVG drawing. Save it again as a plain SVG.')];
  const outside = /<!ENTITY|<\?xml-stylesheet/i.exec(text);
  if (outside) return [at(outside.index, outside[0], `can load other files. ${plain}`)];
  const $ = load(text, { xml: { withStartIndices: true } });
  const elements = $.root().find('*').toArray();
  return elements.flatMap((element) => {
    const { name, attribs, startIndex } = element;
    const offset = startIndex ?? 0;
    if (active.test(name)) return [at(offset, `<${name}>`, `can run code on the site. ${plain}`)];
    const style = name === 'style' ? { style: $(element).text() } : {};
    return Object.entries({ ...attribs, ...style }).flatMap(([key, value]) => {
      const problem = findReference(key, value);
      return problem ? [at(offset, key, `${problem} ${plain}`)] : [];
    });
  });
});

function findReference(key: string, value: string): string | undefined {
  // An animation can set an attribute such as href through attributeName.
  const name = key === 'attributeName' ? value : key;
  if (/^on/i.test(name)) return 'can run code on the site.';
  const isReference = /(?:^|:)(?:href|src)$/i.test(name);
  const inside = /^\s*(?:#|data:image\/(?:png|jpeg|webp|gif)[;,])/i;
  if (isReference && !inside.test(value)) return `refers to “${value.slice(0, 50)}”.`;
  if (/@import|url\((?!\s*["']?(?:#|data:image\/(?!svg)))|javascript:/i.test(value))
    return 'refers to another file.';
  return undefined;
}
