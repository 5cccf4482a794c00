import { dayOfBuild, numberingMistakes, whyNotPublic } from '../../lib/content/articles';
import { figureFolder } from '../../lib/content/figures';
import type { Mistake } from '../../lib/content/mistakes';
import { checkArticle } from './article-rules';
import { changesSinceMain } from './changes';
import { checkTypes, checkVisits } from './data-rules';
import { checkEmails } from './email-rules';
import { checkFigures } from './figure-rules';
import { checkFileNames } from './files';
import { checkFormat } from './format';
import { checkLinks } from './link-rules';
import { markupMistakes } from './markup-rules';
import { checkOperator } from './operator-rules';
import { checkDrawings, checkPictures } from './picture-rules';
import { type Content, readContent } from './read-content';
import { adviseOnReading } from './reading-level';
import { checkRedirects } from './redirect-rules';
import { checkTranslations } from './translations';
import { checkName, checkWords } from './word-rules';

/** What breaks the site, falsifies a message or misstates the law; and some advice. */
const rules: ((content: Content) => Iterable<Mistake>)[] = [
  checkFileNames,
  ({ articles }) => numberingMistakes(articles),
  // With unreadable front matter, every citation would look wrong.
  ({ articles, data }) =>
    articles.filter(({ file }) => data.get(file)?.data).flatMap((one) => [...checkArticle(one)]),
  checkWords,
  checkName,
  ({ texts }) => texts.flatMap(markupMistakes),
  checkVisits,
  checkTypes,
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

/** Checks all of content/. Mistakes are sorted by file and line. */
export function checkContent(): Report {
  const content = readContent();
  const found = rules.flatMap((rule) => [...rule(content)]);
  const isNote = partOfUnseen(content);
  const changes = changesSinceMain(content);
  const exchanged = changes.filter(({ isAdvice }) => !isAdvice);
  const shown = found.filter((mistake) => !isNote(mistake));
  const all = inOrder([...content.mistakes, ...shown, ...exchanged]);
  const isRefused = ({ file, field }: Mistake) =>
    all.some((one) => !one.isAdvice && one.file === file && one.field.startsWith(field));
  return {
    mistakes: all.filter(({ isAdvice }) => !isAdvice),
    advice: all.filter(({ isAdvice }) => isAdvice),
    changes: inOrder(changes.filter((change) => change.isAdvice && !isRefused(change))),
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
  return ({ file, field }: Mistake) =>
    field !== 'id' && parts.some((part) => file.startsWith(part));
}

function inOrder(mistakes: Mistake[]): Mistake[] {
  return mistakes.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
