import type { Article } from '../../lib/content/articles';
import { figureFolder } from '../../lib/content/figures';
import { asAdvice, type Mistake } from '../../lib/content/mistakes';
import { numberingMistakes } from '../../lib/content/numbering';
import { adviseOnArticle, adviseOnFacts, checkArticle } from './article-rules';
import { checkAccidentTypes, checkBraces, checkRepetition } from './data-rules';
import { checkEmails } from './email-rules';
import { checkFigures } from './figure-rules';
import { checkFileNames } from './files';
import { checkLinks } from './link-rules';
import { markupMistakes } from './markup-rules';
import { outlineOf } from './outline';
import { checkDrawings, checkPictures } from './picture-rules';
import { type Content, readContent } from './read-content';
import { adviseOnReading, readingLevel } from './reading-level';
import { checkRedirects } from './redirect-rules';
import { adviseOnSizes } from './sizes';
import { checkTranslations } from './translations';
import { adviseOnName, checkWords } from './word-rules';

type Rule<Checked> = (checked: Checked) => Iterable<Mistake>;

/** What breaks the site, falsifies a message or misstates the law. */
const rules: Rule<Content>[] = [
  checkFileNames,
  ({ articles }) => numberingMistakes(articles),
  checkWords,
  ({ texts }) => texts.flatMap(markupMistakes),
  checkRepetition,
  checkBraces,
  checkAccidentTypes,
  checkEmails,
  checkLinks,
  checkRedirects,
  checkPictures,
  checkFigures,
  checkDrawings,
];
/** What makes the site easier to find, to read and to look after. */
const advice: Rule<Content>[] = [adviseOnSizes, adviseOnReading, adviseOnFacts, adviseOnName];

export type Report = {
  /** What is refused: the site is not built with it. */
  mistakes: Mistake[];
  advice: Mistake[];
  /** What to fix in drafts before they are published. */
  notes: Mistake[];
  /** One row of numbers for each article. */
  rows: ReturnType<typeof numbersOf>[];
};

/** Checks all of content/ and returns every mistake, by file and line. */
export function checkContent(): Report {
  const content = readContent();
  // Unreadable front matter would make the text look wrong: no citation would have its source.
  const articles = content.articles.filter(
    ({ file }) => content.data.get(file)?.data !== undefined,
  );
  const found = [
    ...rules.flatMap((rule) => [...rule(content)]),
    ...articles.flatMap((article) => [...checkArticle(article)]),
    ...advice.flatMap((rule) => [...rule(content)].map(asAdvice)),
    ...articles.flatMap((article) => [...adviseOnArticle(article)].map(asAdvice)),
  ];
  const isNote = partOfDraft(content);
  const published = [...content.mistakes, ...found.filter((mistake) => !isNote(mistake))];
  // A translation is compared with a text that is right: what is wrong in English would be said twice.
  const wrong = new Set(published.filter((one) => !one.isWarning).map(({ file }) => file));
  const isRight = ({ file }: Mistake) => !wrong.has(file.replace(/^content\/es\//, 'content/en/'));
  const all = inOrder([...published, ...checkTranslations(content).filter(isRight)]);
  return {
    mistakes: all.filter(({ isWarning }) => !isWarning),
    advice: all.filter(({ isWarning }) => isWarning),
    notes: inOrder(found.filter(isNote)),
    rows: articles.map(numbersOf),
  };
}

/** Whether a mistake is a draft's own. A number that another article has is that one's mistake, too. */
function partOfDraft({ articles }: Content) {
  const drafts = articles.filter(({ facts }) => facts.draft);
  const files = drafts.map(({ file }) => file);
  const folders = drafts.map(({ facts }) => `content/en/${figureFolder(facts.id)}/`);
  return ({ file, field }: Mistake) =>
    field !== 'id' && (files.includes(file) || folders.some((folder) => file.startsWith(folder)));
}

function inOrder(mistakes: Mistake[]): Mistake[] {
  return mistakes.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

function numbersOf(article: Article) {
  const { tokens, headings, figures, pictures, links } = outlineOf(article);
  const { words, grade } = readingLevel(tokens);
  return {
    article: article.facts.id,
    draft: article.facts.draft,
    words,
    grade: Math.round(grade * 10) / 10,
    headings: headings.length,
    figures: figures.length + pictures.length,
    sources: article.facts.sources.length,
    links: links.filter(({ address }) => address.startsWith('/blogs/')).length,
  };
}
