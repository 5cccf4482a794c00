import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { load } from 'cheerio/slim';
import { asAdvice, lineAt, type Mistake } from '../../lib/content/mistakes';
import { nearestTo } from '../../lib/did-you-mean';
import { originalLanguage } from '../../lib/language';
import { memoize } from '../../lib/memoize';
import { isCover, measurePicture } from '../../lib/pictures';
import { fileRoutes } from '../../lib/routes';
import { filesIn } from '../../tools/files';
import { outlineOf } from './outline';
import type { Content } from './read-content';

const maxMegabytes = 20;
// share.jpg is rendered from the cover at this size.
const minCover = { width: 1200, height: 630 };

const plainCover = (id: number) =>
  `is missing, so the default one is shown. Save a photo as public/images/blogs/${id}/cover.jpg, cover.png or cover.webp, or a drawing as cover.svg.`;

/** Missing, invalid and undescribed pictures; advice on covers. */
export function* checkPictures({ texts }: Content): Iterable<Mistake> {
  for (const text of texts) {
    const { file, id } = text;
    const { pictures } = outlineOf(text);
    for (const { file: name, alt, caption, line } of pictures) {
      const at = (problem: string) => ({ file, line, field: `picture ${name}`, problem });
      if (!alt) yield at('has no alternative text. Write what it shows between the [ ].');
      if (!caption)
        yield at('has no caption: why it matters. Write it in "quotes" after the file’s name.');
      yield* checkFile(id === undefined ? name : fileRoutes.articleImage(id, name), at);
    }
    if (id === undefined || text.language !== originalLanguage) continue;
    const at = (field: string) => (problem: string) => ({ file, line: 1, field, problem });
    const covers = namesIn(`public/images/blogs/${id}`).filter(isCover);
    if (covers.length === 0) yield asAdvice(at('cover')(plainCover(id)));
    if (covers.length > 1)
      yield at('cover')(`has ${covers.length} files: ${covers.join(', ')}. Keep one.`);
    for (const name of covers)
      yield* checkFile(fileRoutes.articleImage(id, name), at(`picture ${name}`), minCover);
  }
}

function* checkFile(
  address: string,
  at: (problem: string) => Mistake,
  least = { width: 1, height: 1 },
): Iterable<Mistake> {
  const path = `public${address}`;
  const folder = dirname(path);
  const present = namesIn(folder);
  // Some file systems ignore case, so compare names.
  if (!present.includes(basename(path))) {
    const nearest = nearestTo(basename(path), present);
    yield at(`is not in ${folder}/. ${nearest ? `Did you mean ${nearest}?` : 'Put it there.'}`);
    return;
  }
  if (statSync(path).size > maxMegabytes * 1e6)
    yield at(`has more than ${maxMegabytes} MB. Save it with fewer pixels.`);
  const size = measurePicture(path);
  // The rule for drawings reports invalid SVGs.
  if (!size && !(path.endsWith('.svg') && drawingMistakes(path).length > 0))
    yield at('is not a picture that browsers show. Save it as SVG, PNG, JPEG or WebP.');
  if (size && (size.width < least.width || size.height < least.height)) {
    const problem = `is ${size.width} × ${size.height} pixels. Set its width and height to at least ${least.width} × ${least.height}.`;
    yield asAdvice(at(problem));
  }
}

function namesIn(folder: string): string[] {
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory();
  return isFolder ? readdirSync(folder) : [];
}

/** Refuses SVGs with scripts or external content: opened directly, they run on the site's origin. */
export function checkDrawings(): Mistake[] {
  return filesIn('public')
    .filter((file) => /\.svg$/i.test(file))
    .flatMap(drawingMistakes);
}

function drawingMistakes(file: string): Mistake[] {
  return problemsIn(readFileSync(file, 'utf8')).map((found) => ({ file, ...found }));
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
