import { dayOfBuild, figureFolder, whyNotPublic } from '../../lib/content/articles';
import type { Mistake } from '../../lib/content/mistakes';
import { checkArticle } from './article-rules';
import { changesSinceMain } from './changes';
import { checkEmails } from './email-rules';
import { checkFigures } from './figure-rules';
import { checkFileNames } from './files';
import { checkFormat } from './format';
import { checkLinks } from './link-rules';
import { checkMarkup } from './markup-rules';
import { checkOperator } from './operator-rules';
import { checkDrawings, checkPictures } from './picture-rules';
import { type Content, readContent } from './read-content';
import { adviseOnReading } from './reading-level';
import { checkRedirects } from './redirect-rules';
import { checkTranslations } from './translations';
import { checkName, checkWords } from './word-rules';

/** What breaks the site, falsifies a message or misstates the law; and some advice. */
const rules: ((content: Content) => Iterable<Mistake>)[] = [
  ({ articles }) => articles.flatMap((one) => [...checkArticle(one)]),
  checkWords,
  checkName,
  checkMarkup,
  checkEmails,
  checkOperator,
  checkLinks,
  checkRedirects,
  checkPictures,
  checkFigures,
  checkDrawings,
  checkTranslations,
  checkFormat,
  adviseOnReading,
];

export type Report = {
  mistakes: Mistake[];
  advice: Mistake[];
  /** What changed in one language alone, or is cited elsewhere, since the last commit. */
  changes: Mistake[];
  /** Mistakes in drafts and hidden articles, to fix before publishing. */
  notes: Mistake[];
  /** Of each article: published, draft, hidden or scheduled. */
  states: string[];
};

/**
 * Checks all of content/. Mistakes are sorted by file and line. Rules need valid files, so those
 * that can't be read come alone.
 */
export function checkContent(): Report {
  const content = readContent();
  const unread = [...content.mistakes, ...checkFileNames(content)];
  const found = unread.length > 0 ? [] : rules.flatMap((rule) => [...rule(content)]);
  const changes = inOrder(changesSinceMain(content));
  const isNote = partOfUnseen(content);
  const shown = found.filter((mistake) => !isNote(mistake));
  const isAdvice = (one: Mistake) => Boolean(one.isAdvice);
  const isError = (one: Mistake) => !one.isAdvice;
  return {
    mistakes: inOrder([...unread, ...shown.filter(isError), ...changes.filter(isError)]),
    advice: inOrder(shown.filter(isAdvice)),
    changes: changes.filter(isAdvice),
    notes: inOrder(found.filter(isNote)),
    states: content.articles.map(({ facts }) => whyNotPublic(facts, dayOfBuild()) ?? 'published'),
  };
}

/** Whether a mistake belongs to a draft or hidden article, in any language. */
function partOfUnseen({ articles }: Content) {
  const unseen = articles.filter(({ facts }) => facts.draft || facts.hidden);
  const parts = unseen.flatMap(({ name, facts }) => [
    `content/${name}.`,
    `content/${figureFolder(facts.id)}/`,
  ]);
  return ({ file }: Mistake) => parts.some((part) => file.startsWith(part));
}

function inOrder(mistakes: Mistake[]): Mistake[] {
  return mistakes.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
