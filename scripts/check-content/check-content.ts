import type { Mistake } from '../../lib/content/mistakes';
import { checkArticleFacts } from './article-facts';
import { type ArticleFigures, checkArticle } from './check-articles';
import { checkEmails } from './email-rules';
import { checkDrawings } from './figure-drawings';
import { checkFileNames } from './file-names';
import { checkLinks } from './link-rules';
import { checkBraces } from './names-in-braces';
import { checkPages } from './page-rules';
import { checkPictures } from './picture-rules';
import { type Content, readContent } from './read-content';
import { checkRepetition } from './repeated-entries';
import { checkWords } from './word-rules';

const rules: ((content: Content) => Mistake[])[] = [
  checkFileNames,
  checkArticleFacts,
  checkWords,
  checkRepetition,
  checkBraces,
  checkEmails,
  checkLinks,
  checkPictures,
  checkPages,
  checkDrawings,
];

export type Report = {
  mistakes: Mistake[];
  /** What drafts still lack before they can be published. */
  notes: Mistake[];
  /** One row of numbers for each article. */
  rows: ArticleFigures[];
};

/** Checks all of content/ and returns every mistake at once, in the order of files and lines. */
export function checkContent(): Report {
  const content = readContent();
  const articles = content.articles.map(checkArticle);
  const found = [
    ...rules.flatMap((rule) => rule(content)),
    ...articles.flatMap(({ mistakes }) => mistakes),
  ];
  const drafts = content.articles.filter(({ facts }) => facts.draft).map(({ file }) => file);
  // A draft's number has to be right even so: other articles depend on it.
  const isNote = ({ file, field }: Mistake) => drafts.includes(file) && field !== 'id';
  return {
    mistakes: inOrder([...content.mistakes, ...found.filter((mistake) => !isNote(mistake))]),
    notes: inOrder(found.filter(isNote)),
    rows: articles.map(({ figures }) => figures),
  };
}

function inOrder(mistakes: Mistake[]): Mistake[] {
  return mistakes.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
