import { type Mistake, mistakeAt } from '../../lib/content/mistakes';
import { markdownPath } from '../../lib/content/read-file';
import { originalLanguage } from '../../lib/language';
import { emailFiles, requiredFiles, schemaOf, textOfFile } from './content-paths';
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
    for (const { id, line } of text.citations)
      if (!sources.some((source) => source.id === id))
        yield { file: text.file, line, field: `[^${id}]`, problem };
  }
}

const unused =
  'is not used by the site. Write a name such as articles/17-dog-bites.en.md, figures/17/first-steps.yml or states/new-york.yml, or move it out of content/.';

/** Missing and unused files, numbers of two articles, and names with another number. */
export function* checkFileNames({ names, articles }: Content): Iterable<Mistake> {
  const at = (file: string, problem: string) => ({ file, line: 1, field: 'file name', problem });
  for (const name of requiredFiles)
    if (!names.includes(name))
      yield at(`content/${name}`, 'is missing. Write it, or restore an earlier version.');
  for (const name of names) {
    const { text } = textOfFile(name) ?? {};
    const original = text && markdownPath(text, originalLanguage);
    const alone = `translates content/${original}, which is missing. Rename it, or remove it.`;
    if (!schemaOf(name) && ![...emailFiles, 'README.md'].includes(name))
      yield at(`content/${name}`, unused);
    else if (original && !names.includes(original)) yield at(`content/${name}`, alone);
  }
  for (const [index, { file, facts }] of articles.entries()) {
    if (articles[index - 1]?.facts.id === facts.id)
      yield at(file, `has the number ${facts.id} of another article. Give each its own.`);
    if (Number(/\/(\d+)-/.exec(file)?.[1]) !== facts.id)
      yield at(file, `does not begin with ${facts.id}, the article’s number. Correct one of them.`);
  }
}
