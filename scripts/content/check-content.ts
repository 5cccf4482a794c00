import { figureFolder } from '../../lib/content/articles';
import { asAdvice, describeMistake, type Mistake } from '../../lib/content/mistakes';
import { staleTranslations } from './changes';
import { checkEmails } from './email-rules';
import { checkArticles, checkFileNames } from './file-rules';
import { versionsBefore } from './history';
import { changedLaw, oldChecks } from './law-changes';
import { checkLinks } from './link-rules';
import { checkData, checkMarkup } from './markup-rules';
import { checkOperator } from './operator-rules';
import { checkCovers, checkFigures, checkPictures } from './picture-rules';
import { type Content, readContent } from './read-content';
import { checkTranslations } from './translations';
import { checkBraces, checkWords } from './word-rules';

/** What breaks the site, falsifies a message or misstates the law; and some advice. */
const rules: ((content: Content) => Iterable<Mistake> | AsyncIterable<Mistake>)[] = [
  checkFileNames,
  checkArticles,
  checkWords,
  checkMarkup,
  checkData,
  checkLinks,
  checkPictures,
  checkCovers,
  checkFigures,
  checkBraces,
  checkTranslations,
  checkEmails,
  checkOperator,
  checkChanges,
  oldChecks,
];

/** What the present change left behind; reads the versions before it once. */
function checkChanges(content: Content): Mistake[] {
  const versions = versionsBefore();
  return [...staleTranslations(content, versions), ...changedLaw(content, versions)];
}

/**
 * Checks all of content/. Mistakes are sorted by file and line, and those in drafts and hidden
 * articles are advice.
 */
export async function checkContent() {
  const content = readContent();
  const found: Mistake[] = [];
  for (const rule of rules) for await (const mistake of rule(content)) found.push(mistake);
  const unseen = content.articles
    .filter(({ facts }) => facts.draft || facts.hidden)
    .flatMap(({ name, facts }) => [`content/${name}.`, `content/${figureFolder(facts.id)}/`]);
  // A wrong name stops the build wherever it is.
  const isUnseen = ({ file, field }: Mistake) =>
    field !== 'file name' && unseen.some((part) => file.startsWith(part));
  const told = [...content.mistakes, ...found.map((one) => (isUnseen(one) ? asAdvice(one) : one))];
  // Several versions of a file may tell of one change.
  const once = [...new Map(told.map((one) => [describeMistake(one), one])).values()];
  const all = once.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  return {
    mistakes: all.filter(({ isAdvice }) => !isAdvice),
    advice: all.filter(({ isAdvice }) => isAdvice),
    articles: content.articles.length,
  };
}
