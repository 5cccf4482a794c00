import { dayOfBuild, figureFolder, whyNotPublic } from '../../lib/content/articles';
import type { Mistake } from '../../lib/content/mistakes';
import { checkArticles } from './article-rules';
import { changesSinceMain } from './changes';
import { checkEmails } from './email-rules';
import { checkFigures } from './figure-rules';
import { checkFileNames } from './files';
import { checkLinks } from './link-rules';
import { checkMarkup } from './markup-rules';
import { checkOperator } from './operator-rules';
import { checkDrawings, checkPictures } from './picture-rules';
import { type Content, readContent } from './read-content';
import { adviseOnReading } from './reading-level';
import { checkRedirects } from './redirect-rules';
import { checkTranslations } from './translations';
import { checkWords } from './word-rules';

/** What breaks the site, falsifies a message or misstates the law; and some advice. */
const rules: ((content: Content) => Iterable<Mistake> | AsyncIterable<Mistake>)[] = [
  checkArticles,
  checkWords,
  checkMarkup,
  checkEmails,
  checkOperator,
  checkLinks,
  checkRedirects,
  checkPictures,
  checkFigures,
  checkDrawings,
  checkTranslations,
  adviseOnReading,
];

/**
 * Checks all of content/. Mistakes are sorted by file and line. Rules need valid files, so those
 * that can't be read come alone.
 */
export async function checkContent() {
  const content = readContent();
  const unread = [...content.mistakes, ...checkFileNames(content)];
  const found = unread.length > 0 ? unread : await allMistakes(content);
  const changes = changesSinceMain(content);
  // Those that can't be read stop the build wherever they are.
  const unseen = (unread.length > 0 ? [] : content.articles)
    .filter(({ facts }) => facts.draft || facts.hidden)
    .flatMap(({ name, facts }) => [`content/${name}.`, `content/${figureFolder(facts.id)}/`]);
  const isNote = ({ file }: Mistake) => unseen.some((part) => file.startsWith(part));
  const shown = found.filter((one) => !isNote(one));
  const isAdvice = (one: Mistake) => Boolean(one.isAdvice);
  const isError = (one: Mistake) => !one.isAdvice;
  return {
    mistakes: inOrder([...shown, ...changes].filter(isError)),
    advice: inOrder(shown.filter(isAdvice)),
    /** What changed in one language alone since the last commit. */
    changes: inOrder(changes.filter(isAdvice)),
    /** Mistakes in drafts and hidden articles, to fix before publishing. */
    notes: inOrder(found.filter(isNote)),
    /** Of each article: published, draft, hidden or scheduled. */
    states: content.articles.map(({ facts }) => whyNotPublic(facts, dayOfBuild()) ?? 'published'),
  };
}

async function allMistakes(content: Content): Promise<Mistake[]> {
  const found: Mistake[] = [];
  for (const rule of rules) for await (const mistake of rule(content)) found.push(mistake);
  return found;
}

function inOrder(mistakes: Mistake[]): Mistake[] {
  return mistakes.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
