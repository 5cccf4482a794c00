import { figureFolder } from '../../lib/content/articles';
import { isUntranslated } from '../../lib/content/localize';
import { type Mistake, mistakeAt } from '../../lib/content/mistakes';
import type { Language } from '../../lib/language';
import { outlineOf } from './outline';
import type { Content } from './read-content';

/** What keeps articles from being published, and what would break in them. */
export function* checkArticles({ articles, texts }: Content): Iterable<Mistake> {
  for (const { facts, front } of articles)
    if (facts.sources.length === 0)
      yield mistakeAt(front, ['sources'], 'is missing. Write at least one, and cite it as [^id].');
  // Translations are compared with these.
  for (const text of [...articles, ...texts.filter(({ id }) => id === undefined)]) {
    const sources = 'facts' in text ? text.facts.sources : [];
    const problem = 'is not a source. Correct it, or add the source above.';
    for (const { id, line } of outlineOf(text).citations)
      if (!sources.some((source) => source.id === id))
        yield { file: text.file, line, field: `[^${id}]`, problem };
  }
}

/** Figures that are missing, untranslated or outside articles. */
export function* checkFigures(content: Content): Iterable<Mistake> {
  for (const text of content.texts) {
    const { file, id, language } = text;
    for (const { name, line } of outlineOf(text).figures) {
      const problem =
        id === undefined
          ? 'can’t be here: only articles have figures.'
          : figureProblem(`${figureFolder(id)}/${name}.yml`, content, language);
      if (problem) yield { file, line, field: `figure ${name}`, problem };
    }
  }
}

function figureProblem(name: string, { names, data }: Content, language: Language) {
  if (!names.includes(name)) return `has no file content/${name}. Correct it, or put it there.`;
  return isUntranslated(data.get(`content/${name}`)?.data, language)
    ? `lacks its ${language}: texts. Write them in content/${name}, or remove this line.`
    : undefined;
}
