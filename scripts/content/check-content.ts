import {
  type Article,
  dayOfBuild,
  numberingMistakes,
  whyNotPublic,
} from '../../lib/content/articles';
import { figureFolder } from '../../lib/content/figures';
import { asAdvice, type Mistake } from '../../lib/content/mistakes';
import { adviseOnArticle, adviseOnFacts, checkArticle } from './article-rules';
import { adviseOnOwnSources, adviseOnTypes, checkVisits } from './data-rules';
import { checkEmails } from './email-rules';
import { checkFigures } from './figure-rules';
import { checkFileNames } from './files';
import { checkLinks } from './link-rules';
import { markupMistakes } from './markup-rules';
import { checkOperator } from './operator-rules';
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
  checkVisits,
  checkEmails,
  checkOperator,
  checkLinks,
  checkRedirects,
  checkPictures,
  checkFigures,
  checkDrawings,
];
/** What makes the site easier to find, read and maintain. */
const advice: Rule<Content>[] = [
  adviseOnSizes,
  adviseOnReading,
  adviseOnFacts,
  adviseOnName,
  adviseOnTypes,
  adviseOnOwnSources,
];

export type Report = {
  mistakes: Mistake[];
  advice: Mistake[];
  /** Mistakes in drafts and hidden articles, to fix before publishing. */
  notes: Mistake[];
  rows: ReturnType<typeof numbersOf>[];
};

/** Checks all of content/. Mistakes are sorted by file and line. */
export function checkContent(): Report {
  const content = readContent();
  // With unreadable front matter, every citation would look wrong.
  const articles = content.articles.filter(
    ({ file }) => content.data.get(file)?.data !== undefined,
  );
  const found = [
    ...rules.flatMap((rule) => [...rule(content)]),
    ...articles.flatMap((article) => [...checkArticle(article)]),
    ...advice.flatMap((rule) => [...rule(content)].map(asAdvice)),
    ...articles.flatMap((article) => [...adviseOnArticle(article)].map(asAdvice)),
  ];
  const isNote = partOfUnseen(content);
  // Don't report a mistake in English again in its translation.
  const wrong = new Set(
    [...content.mistakes, ...found].flatMap(({ file, isAdvice }) => (isAdvice ? [] : file)),
  );
  const isRight = ({ file }: Mistake) => !wrong.has(file.replace(/^content\/es\//, 'content/en/'));
  found.push(...checkTranslations(content).filter(isRight));
  const all = inOrder([...content.mistakes, ...found.filter((mistake) => !isNote(mistake))]);
  return {
    mistakes: all.filter(({ isAdvice }) => !isAdvice),
    advice: all.filter(({ isAdvice }) => isAdvice),
    notes: inOrder(found.filter(isNote)),
    rows: articles.map(numbersOf),
  };
}

/** Whether a mistake belongs to a draft or hidden article, in either language. */
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

function numbersOf(article: Article) {
  const { tokens, headings, figures, pictures, links } = outlineOf(article);
  const { words, grade } = readingLevel(tokens);
  return {
    article: article.facts.id,
    state: whyNotPublic(article.facts, dayOfBuild()) ?? 'published',
    words,
    grade: Math.round(grade * 10) / 10,
    headings: headings.length,
    figures: figures.length + pictures.length,
    sources: article.facts.sources.length,
    links: links.filter(({ address }) => address.startsWith('/blogs/')).length,
  };
}
