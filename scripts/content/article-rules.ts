import { figureFolder } from '../../lib/content/articles';
import { unknownPlaceholder } from '../../lib/content/field-schemas';
import { isUntranslated } from '../../lib/content/localize';
import { type Mistake, mistakeAt } from '../../lib/content/mistakes';
import { factNames } from '../../lib/content/site-content';
import { withoutAccents } from '../../lib/ids';
import { lengthSyntax } from '../../lib/inline-text';
import type { Language } from '../../lib/language';
import { outlineOf } from './outline';
import type { Content } from './read-content';

/** What keeps articles from being published, and what would break in them. */
export function* checkArticles({ articles }: Content): Iterable<Mistake> {
  for (const article of articles) {
    const { file, facts, front } = article;
    const { citations } = outlineOf(article);
    if (facts.sources.length === 0)
      yield mistakeAt(front, ['sources'], 'is missing. Write at least one, and cite it as [^id].');
    for (const { id, line } of citations)
      if (!facts.sources.some((source) => source.id === id)) {
        const problem = 'is not a source. Correct it, or add the source above.';
        yield { file, line, field: `[^${id}]`, problem };
      }
  }
}

/** Figures that are missing or outside articles, and names in braces that nothing fills in. */
export function* checkFigures(content: Content): Iterable<Mistake> {
  for (const text of content.texts) {
    const { file, id, language, body, bodyLine } = text;
    const { figures, headings, lines } = outlineOf(text);
    for (const { name, line } of figures) {
      const problem =
        id === undefined
          ? 'can’t be here: only articles have figures.'
          : figureProblem(`${figureFolder(id)}/${name}.yml`, content, language);
      if (problem) yield { file, line, field: `figure ${name}`, problem };
    }
    const fillable = ['siteName', ...(id === undefined ? factNames : [])];
    const known = fillable.map((name) => `{${name}}`);
    for (const { text, line } of lines)
      for (const [braces] of text.replace(lengthSyntax, '').matchAll(/\{[^{}]*\}/g)) {
        const isHeading = headings.some((one) => one.line === line);
        const problem = braceProblem(braces, known, isHeading);
        if (!known.includes(braces)) yield { file, line, field: 'text', problem };
      }
    const problem = 'lacks {visits}, which says whether visits are counted. Add it.';
    if (file.startsWith('content/pages/privacy.') && !body.includes('{visits}'))
      yield { file, line: bodyLine, field: 'text', problem };
  }
}

function braceProblem(braces: string, known: string[], isHeading: boolean): string {
  const [, mark, name = ''] = /^\{\s*(#|figure\b:?)?\s*(.*)\}$/is.exec(braces) ?? [];
  const words = withoutAccents(name).toLowerCase();
  const small = words.match(/[a-z0-9]+/g)?.join('-') ?? 'name';
  const cure = 'in small letters and with hyphens, as the last word of a heading.';
  if (mark === '#') return `says ${braces}. Write {#${small}}, ${cure}`;
  if (mark) return `says ${braces}. Write {figure: ${small}}, alone on its line.`;
  const unknown = unknownPlaceholder(braces, [...known, '{figure: name}']);
  const isName = isHeading && !unknown.includes('Did you mean');
  return isName ? `says ${braces}. Write {#${small}}, ${cure}` : unknown;
}

function figureProblem(name: string, { names, data }: Content, language: Language) {
  if (!names.includes(name)) return `has no file content/${name}. Correct it, or put it there.`;
  return isUntranslated(data.get(`content/${name}`)?.data, language)
    ? `lacks its ${language}: texts. Write them in content/${name}, or remove this line.`
    : undefined;
}
