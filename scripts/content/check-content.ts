import type { Article } from '../../lib/content/articles';
import { figureFolder } from '../../lib/content/figures';
import { markupMistakes } from '../../lib/content/markup-rules';
import type { Mistake } from '../../lib/content/mistakes';
import { outlineOf } from '../../lib/markdown/outline';
import { checkArticleFacts, checkArticleText } from './article-rules';
import { checkBraces, checkRepetition } from './data-rules';
import { checkEmails } from './email-rules';
import { checkDrawings, checkFigures, checkPictures } from './figure-rules';
import { checkFileNames } from './files';
import { checkLinks } from './link-rules';
import { checkListEntries } from './list-titles';
import { type Content, readContent } from './read-content';
import { checkPages, readingLevel } from './reading-level';
import { checkRedirects } from './redirect-rules';
import { checkTranslations } from './translations';
import { checkWords } from './word-rules';

const rules: ((content: Content) => Iterable<Mistake>)[] = [
  checkFileNames,
  checkArticleFacts,
  checkListEntries,
  checkWords,
  ({ texts }) => texts.flatMap(markupMistakes),
  checkRepetition,
  checkBraces,
  checkEmails,
  checkLinks,
  checkRedirects,
  checkPictures,
  checkPages,
  checkFigures,
  checkDrawings,
];

export type Report = {
  mistakes: Mistake[];
  /** What the site leaves out, and no reason to refuse the content. */
  warnings: Mistake[];
  /** What to fix in drafts and hidden articles before visitors see them. */
  notes: Mistake[];
  /** One row of numbers for each article. */
  rows: ReturnType<typeof checkArticle>['figures'][];
};

/** Checks all of content/ and returns every mistake, by file and line. */
export function checkContent(): Report {
  const content = readContent();
  // Unreadable front matter would make the text look wrong: no citation would have its source.
  const articles = content.articles
    .filter(({ file }) => content.data.get(file)?.data !== undefined)
    .map(checkArticle);
  const found = [
    ...rules.flatMap((rule) => [...rule(content)]),
    ...articles.flatMap(({ mistakes }) => mistakes),
  ];
  const isNote = partOfUnseen(content);
  // A translation is compared with a text that is right: what is wrong in English would be said twice.
  const wrong = new Set(
    [...content.mistakes, ...found].flatMap(({ file, isWarning }) => (isWarning ? [] : file)),
  );
  const isRight = ({ file }: Mistake) => !wrong.has(file.replace(/^content\/es\//, 'content/en/'));
  found.push(...checkTranslations(content).filter(isRight));
  const ofSite = [...content.mistakes, ...found.filter((mistake) => !isNote(mistake))];
  return {
    mistakes: inOrder(ofSite.filter(({ isWarning }) => !isWarning)),
    warnings: inOrder(ofSite.filter(({ isWarning }) => isWarning)),
    notes: inOrder(found.filter(isNote)),
    rows: articles.map(({ figures }) => figures),
  };
}

/**
 * Whether a mistake is a draft's own, or a hidden article's, in either language. A number that another article
 * has is that one's mistake, too.
 */
function partOfUnseen({ articles }: Content) {
  const unseen = articles.filter(({ facts }) => facts.draft || facts.hidden);
  const parts = unseen.flatMap(({ file, facts }) => [
    file,
    `content/en/${figureFolder(facts.id)}/`,
  ]);
  return ({ file, field }: Mistake) => {
    const english = file.replace(/^content\/es\//, 'content/en/');
    return field !== 'id' && parts.some((part) => english.startsWith(part));
  };
}

function inOrder(mistakes: Mistake[]): Mistake[] {
  return mistakes.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

export function checkArticle(article: Article) {
  const outline = outlineOf(article);
  const level = readingLevel(outline.tokens);
  return {
    mistakes: [...checkArticleText(article, outline, level)],
    figures: {
      article: article.facts.id,
      draft: article.facts.draft,
      words: level.words,
      grade: Math.round(level.grade * 10) / 10,
      headings: outline.headings.length,
      figures: outline.figures.length + outline.pictures.length,
      sources: article.facts.sources.length,
      links: outline.links.filter(({ address }) => address.startsWith('/blogs/')).length,
    },
  };
}
