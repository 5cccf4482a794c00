import type { Article } from '../../lib/content/articles';
import { mistakeAt } from '../../lib/content/locate-value';
import { counted, type Mistake } from '../../lib/content/mistakes';
import { paths } from '../../lib/routes';
import { outlineOf } from './outline';
import type { Content } from './read-content';
import { readingLevel } from './reading-level';

export function* checkArticle(article: Article): Iterable<Mistake> {
  const { file, facts } = article;
  const { headings, citations } = outlineOf(article);
  for (const { level, line } of headings)
    if (level !== 'h2' && level !== 'h3')
      yield {
        file,
        line,
        field: 'heading',
        problem: `begins with ${'#'.repeat(Number(level.slice(1)))}. Write ## or ###.`,
      };
  for (const { id, line } of citations) {
    const problem = 'is not a source. Correct it, or add the source above.';
    if (!facts.sources.some((source) => source.id === id))
      yield { file, line, field: `[^${id}]`, problem };
  }
}

export function* adviseOnArticle(article: Article): Iterable<Mistake> {
  const { file, bodyLine: line, facts, front } = article;
  const { tokens, headings, lists, figures, pictures, links, citations } = outlineOf(article);
  const at = (problem: string): Mistake => ({ file, line, field: '', problem });
  const { words } = readingLevel(tokens);

  if (words < 900 || words > 2500) {
    const problem = `has ${counted(words, 'word')}. With 900 to 2,500 an article answers its question and is still read to the end.`;
    yield at(problem);
  }
  const wanted: [count: number, least: number, one: string, why: string][] = [
    [headings.length, 5, 'heading', 'let readers find their question. Begin each with ##.'],
    [lists, 2, 'list', 'make steps easy to follow. Begin each point with a hyphen and a space.'],
    [figures.length + pictures.length, 2, 'figure', 'explain more. Write each as {figure: name}.'],
  ];
  for (const [count, least, one, why] of wanted)
    if (count < least) yield at(`has ${counted(count, one)}; ${least} or more ${why}`);
  if (!headings.some(({ text }) => text === 'What to do now'))
    yield at(
      'has no heading “What to do now”. Readers look for their next steps: list them there.',
    );
  if (!links.some(({ address }) => address === paths.finder))
    yield at(`has no link to the free consultation, for readers who are ready: ${paths.finder}.`);
  const sources = facts.sources.length;
  if (sources < 4) {
    const problem = `are ${sources}; 4 or more let readers check what it says. Cite each as [^id].`;
    yield mistakeAt(front, ['sources'], problem);
  }
  for (const [index, { id }] of facts.sources.entries()) {
    const problem = `is never cited, so nobody sees it. Write [^${id}] in the text, or remove it.`;
    if (!citations.some((citation) => citation.id === id))
      yield { ...mistakeAt(front, ['sources', index], problem), field: `sources.${id}` };
  }
}

export function* adviseOnFacts({ articles }: Content): Iterable<Mistake> {
  const titles = new Map<string, string>();
  for (const { facts, front, file } of articles) {
    const title = facts.title.toLowerCase();
    const first = titles.get(title);
    if (first) {
      const problem = `is also the title of ${first}: nobody could tell the two apart. Write another.`;
      yield mistakeAt(front, ['title'], problem);
    } else if (title) titles.set(title, file);
    const days: [path: string[], day: string | undefined, right: string][] = [
      [['updated'], facts.updated, 'today’s date'],
      [['reviewed', 'date'], facts.reviewed?.date, 'the day of the review'],
    ];
    for (const [path, day = '', right] of days)
      if (isFuture(day))
        yield mistakeAt(front, path, `is ${day}, which is in the future. Write ${right}.`);
  }
}

// Allows a day that has begun in any time zone.
function isFuture(day: string): boolean {
  return Date.parse(day) > Date.now() + 14 * 3_600_000;
}
