import { load } from 'cheerio/slim';
import type { Mistake } from '../../lib/content/mistakes';

// A drawing opened by its own address runs on the site's origin, where it could read what the site stores.
const active = /^(?:.*:)?(?:script|foreignobject|iframe|embed|object|handler|listener)$/i;
const advice = 'Remove it, or save the drawing as a plain SVG without scripts and links.';

/** Takes an SVG file's path and its text, and returns its scripts, event handlers, foreign content, and references to other files. */
export function drawingMistakes(file: string, text: string): Mistake[] {
  const at = (offset: number, field: string, problem: string): Mistake => {
    return { file, line: text.slice(0, offset).split('\n').length, field, problem };
  };
  if (!/<svg\b[\s\S]*(?:<\/svg>|\/>)\s*$/.test(text))
    return [at(0, '', 'is not a whole SVG drawing. Save it again as a plain SVG.')];
  const outside = /<!ENTITY|<\?xml-stylesheet/i.exec(text);
  if (outside) return [at(outside.index, outside[0], `can load other files. ${advice}`)];
  const $ = load(text, { xml: { withStartIndices: true } });
  return $.root()
    .find('*')
    .toArray()
    .flatMap((element) => {
      const { name, attribs, startIndex } = element;
      if (active.test(name))
        return [at(startIndex ?? 0, `<${name}>`, `can run code on the site. ${advice}`)];
      const style = name === 'style' ? { style: $(element).text() } : {};
      return Object.entries({ ...attribs, ...style }).flatMap(([key, value]) => {
        const problem = findReference(key, value);
        return problem ? [at(startIndex ?? 0, key, `${problem} ${advice}`)] : [];
      });
    });
}

function findReference(key: string, value: string): string | undefined {
  // An animation can write such an attribute later.
  const name = key === 'attributeName' ? value : key;
  if (/^on/i.test(name)) return 'can run code on the site.';
  const isReference = /(?:^|:)(?:href|src)$/i.test(name);
  const inside = /^\s*(?:#|data:image\/(?:png|jpeg|webp|gif)[;,])/i;
  if (isReference && !inside.test(value)) return `refers to “${value.slice(0, 50)}”.`;
  if (/@import|url\((?!\s*["']?(?:#|data:image\/(?!svg)))|javascript:/i.test(value))
    return 'refers to another file.';
  return undefined;
}
