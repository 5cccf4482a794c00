import type { Article } from '../../lib/content/articles';
import { lineOf, mistakeAt } from '../../lib/content/locate-value';
import { counted, type Mistake } from '../../lib/content/mistakes';
import { numberingMistakes } from '../../lib/content/numbering';
import { routes } from '../../lib/routes';
import type { Outline } from './outline';
import type { Content } from './read-content';
import { quoteSentence, type ReadingLevel } from './reading-level';

const words = { least: 900, most: 1500 };
const highestGrade = 9;

/** What an article needs: its length, its reading level, its parts and its sources. */
export function* checkArticleText(
  { file, bodyLine, facts, front }: Article,
  { headings, lists, figures, pictures, links, citations }: Outline,
  level: ReadingLevel,
): Iterable<Mistake> {
  const at = (line: number, field: string, problem: string) => ({ file, line, field, problem });
  const shown = figures.length + pictures.length;

  if (level.words < words.least || level.words > words.most) {
    const needs = [words.least, words.most].map((count) => count.toLocaleString('en-US'));
    const has = counted(level.words, 'word');
    yield at(bodyLine, '', `has ${has}; needs ${needs.join(' to ')}.`);
  }
  if (level.grade > highestGrade) {
    const hardest = level.worst
      .map((sentence) => `line ${sentence.line + bodyLine - 1}: ${quoteSentence(sentence)}`)
      .join('; ');
    const problem = `is grade ${level.grade.toFixed(1)}; needs ${highestGrade} or less. Hardest: ${hardest}.`;
    yield at(bodyLine, 'reading level', problem);
  }
  yield* atLeast(5, headings.length, 'heading', 'Begin each with ##.');
  for (const { level, line } of headings)
    if (level !== 'h2' && level !== 'h3')
      yield at(line, 'heading', 'begins with #. Write ## or ###.');
  if (!headings.some(({ text }) => text === 'What to do now')) {
    const problem = 'has no heading “What to do now”. Write it, with a short list of steps.';
    yield at(bodyLine, '', problem);
  }
  yield* atLeast(2, lists, 'list', 'Begin each point with a hyphen and a space.');
  yield* atLeast(2, shown, 'figure', 'Write each as {figure: name}.');
  if (!links.some(({ address }) => address === routes.finder)) {
    const problem = `has no link to the free consultation. Link to ${routes.finder}.`;
    yield at(bodyLine, '', problem);
  }
  const sourcesLine = () => lineOf(front, ['sources']);
  yield* atLeast(4, facts.sources.length, 'source', 'Cite each as [^id].', sourcesLine);
  for (const [index, { id }] of facts.sources.entries()) {
    if (citations.some((citation) => citation.id === id)) continue;
    const problem = `is never cited. Write [^${id}] in the text, or remove it.`;
    yield at(lineOf(front, ['sources', index]), `sources.${id}`, problem);
  }
  for (const { id, line } of citations)
    if (!facts.sources.some((source) => source.id === id))
      yield at(line, `[^${id}]`, 'is not a source. Correct it, or add the source above.');

  function* atLeast(
    least: number,
    count: number,
    noun: string,
    advice: string,
    findLine = () => bodyLine,
  ) {
    if (count >= least) return;
    yield at(findLine(), '', `has ${counted(count, noun)}; needs ${least} or more. ${advice}`);
  }
}

/** Repeated numbers and titles, and dates in the future. */
export function* checkArticleFacts({ articles }: Content): Iterable<Mistake> {
  yield* numberingMistakes(articles);
  const titles = new Map<string, string>();
  for (const { facts, front, file } of articles) {
    const title = facts.title.toLowerCase();
    const first = titles.get(title);
    if (first) yield mistakeAt(front, ['title'], `is also the title of ${first}. Write another.`);
    else if (title) titles.set(title, file);
    if (isFuture(facts.updated)) {
      const problem = `is ${facts.updated}, which is in the future. Write today’s date.`;
      yield mistakeAt(front, ['updated'], problem);
    }
    if (facts.reviewed && isFuture(facts.reviewed.date)) {
      const problem = 'is in the future. Write the day of the review.';
      yield mistakeAt(front, ['reviewed', 'date'], problem);
    }
  }
}

// A day that has begun anywhere on earth is not in the future.
function isFuture(day: string): boolean {
  return Date.parse(day) > Date.now() + 14 * 3_600_000;
}
