import type { Article } from '../../lib/content/articles';
import { lineOf } from '../../lib/content/locate-value';
import { counted, type Mistake } from '../../lib/content/mistakes';
import { numberingMistakes } from '../../lib/content/numbering';
import type { Outline } from '../../lib/markdown/outline';
import { routes } from '../../lib/routes';
import type { Content } from './read-content';
import { quoteSentence, type ReadingLevel } from './reading-level';

const limits = { words: { least: 900, most: 1500 }, grade: 9, figures: 2, headings: 5, sources: 4 };

type ArticleRule = (article: Article, outline: Outline, level: ReadingLevel) => Mistake[];

const checkLength: ArticleRule = (article, _, { words }) => {
  const { least, most } = limits.words;
  const needs = [least, most].map((count) => count.toLocaleString('en-US')).join(' to ');
  return words < least || words > most
    ? [atText(article, `has ${counted(words, 'word')}; needs ${needs}.`)]
    : [];
};

const checkReadingLevel: ArticleRule = (article, _, { grade, worst }) => {
  if (grade <= limits.grade) return [];
  const hardest = worst
    .map((sentence) => `line ${sentence.line + article.bodyLine - 1}: ${quoteSentence(sentence)}`)
    .join('; ');
  const problem = `is grade ${grade.toFixed(1)}; needs ${limits.grade} or less. Hardest: ${hardest}.`;
  return [at(article, article.bodyLine, 'reading level', problem)];
};

const checkHeadings: ArticleRule = (article, { headings }) => [
  ...atLeast(article, headings.length, limits.headings, 'heading', 'Begin each with ##.'),
  ...headings
    .filter(({ level }) => level !== 'h2' && level !== 'h3')
    .map(({ line }) => at(article, line, 'heading', 'begins with #. Write ## or ###.')),
  ...(headings.some(({ text }) => text === 'What to do now')
    ? []
    : [atText(article, 'has no heading “What to do now”. Write it, with a short list of steps.')]),
];

const checkParts: ArticleRule = (article, { lists, figures, pictures, links }) => [
  ...atLeast(article, lists, 2, 'list', 'Begin each point with a hyphen and a space.'),
  ...atLeast(
    article,
    figures.length + pictures.length,
    limits.figures,
    'figure',
    'Write each as {figure: name}.',
  ),
  ...(links.some(({ address }) => address === routes.finder)
    ? []
    : [atText(article, `has no link to the free consultation. Link to ${routes.finder}.`)]),
];

const checkSources: ArticleRule = (article, { citations }) => {
  const { sources } = article.facts;
  const isCited = (id: string) => citations.some((citation) => citation.id === id);
  const isSource = (id: string) => sources.some((source) => source.id === id);
  return [
    ...atLeast(article, sources.length, limits.sources, 'source', 'Cite each as [^id].').map(
      (mistake) => ({ ...mistake, line: lineOf(article.front, ['sources']) }),
    ),
    ...sources.flatMap(({ id }, index) => {
      if (isCited(id)) return [];
      const problem = `is never cited. Write [^${id}] in the text, or remove it.`;
      return [at(article, lineOf(article.front, ['sources', index]), `sources.${id}`, problem)];
    }),
    ...citations
      .filter(({ id }) => !isSource(id))
      .map(({ id, line }) =>
        at(article, line, `[^${id}]`, 'is not a source. Correct it, or add the source above.'),
      ),
  ];
};

/** The rules for every article. */
export const articleRules = [
  checkLength,
  checkReadingLevel,
  checkHeadings,
  checkParts,
  checkSources,
];

function atLeast(article: Article, count: number, least: number, noun: string, advice: string) {
  if (count >= least) return [];
  return [atText(article, `has ${counted(count, noun)}; needs ${least} or more. ${advice}`)];
}

function atText(article: Article, problem: string): Mistake {
  return at(article, article.bodyLine, '', problem);
}

function at({ file }: Article, line: number, field: string, problem: string): Mistake {
  return { file, line, field, problem };
}

/** Repeated or skipped numbers, repeated titles, and dates in the future. */
export function checkArticleFacts({ articles }: Content, now = new Date()): Mistake[] {
  const titles = new Map<string, string>();
  return [
    ...numberingMistakes(articles),
    ...articles.flatMap(({ facts, front, file }) => {
      const at = (path: string[], problem: string): Mistake => {
        return { file, line: lineOf(front, path), field: path.join('.'), problem };
      };
      const title = facts.title.toLowerCase();
      const first = titles.get(title);
      if (title) titles.set(title, first ?? file);
      return [
        ...(first && title ? [at(['title'], `is also the title of ${first}. Write another.`)] : []),
        ...(isFuture(facts.updated, now)
          ? [at(['updated'], `is ${facts.updated}, which is in the future. Write today’s date.`)]
          : []),
        ...(isFuture(facts.reviewed?.date ?? '', now)
          ? [at(['reviewed', 'date'], 'is in the future. Write the day of the review.')]
          : []),
      ];
    }),
  ];
}

// A day that has begun anywhere on earth is not in the future.
function isFuture(day: string, now: Date): boolean {
  const latest = new Date(now.getTime() + 14 * 3_600_000);
  return Date.parse(day) > latest.getTime();
}
