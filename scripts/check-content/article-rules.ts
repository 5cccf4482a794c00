import { existsSync } from 'node:fs';
import type { Article } from '../../lib/content/articles';
import type { Mistake } from '../../lib/content/mistakes';
import { routes } from '../../lib/routes';
import type { Outline } from './article-outline';
import type { ReadingLevel } from './reading-level';

export const limits = {
  words: { least: 900, most: 1500 },
  grade: 9,
  title: 60,
  summary: 340,
  description: { least: 110, most: 160 },
  figures: 2,
  headings: 5,
  sources: 4,
  alt: { least: 20, most: 320 },
};

// What attorney advertising may not promise; "Top Lawyer" is the product's own, specified name.
const promises = /\b(guarantee\w*|best (?:lawyer|attorney|law firm)s?|you will win|no risk)\b/i;

type Rule = (article: Article, outline: Outline, level: ReadingLevel) => Mistake[];

/** The rules that every article keeps; each takes the article and returns what is wrong with it. */
export const articleRules: Rule[] = [
  ({ facts, file }) => {
    const { least, most } = limits.description;
    return [
      ...tooLong(file, 'title', facts.title, limits.title),
      ...tooLong(file, 'summary', facts.summary, limits.summary),
      ...tooLong(file, 'description', facts.description, most),
      ...(facts.description.length < least
        ? [
            at(
              file,
              1,
              'description',
              `has ${facts.description.length} characters. Write ${least} to ${most}.`,
            ),
          ]
        : []),
    ];
  },

  ({ file, bodyLine }, _, { words, grade, worst }) => {
    const { least, most } = limits.words;
    const hardest = worst
      .map(({ text, line }) => `line ${line + bodyLine - 1}: “${text}”`)
      .join('; ');
    return [
      ...(words < least || words > most
        ? [at(file, bodyLine, 'words', `are ${words}. Write ${least} to ${most}.`)]
        : []),
      ...(grade > limits.grade
        ? [
            at(
              file,
              bodyLine,
              'reading level',
              `is grade ${grade.toFixed(1)}. Write at most ${limits.grade}; hardest: ${hardest}.`,
            ),
          ]
        : []),
    ];
  },

  ({ file, bodyLine }, { headings, lists }) => [
    ...(headings.length < limits.headings
      ? [
          at(
            file,
            bodyLine,
            'headings',
            `are ${headings.length}. Write at least ${limits.headings}, each with ##.`,
          ),
        ]
      : []),
    ...headings
      .filter(({ level }) => level !== 'h2' && level !== 'h3')
      .map(({ line }) => at(file, line, 'heading', 'must begin with ## or ###.')),
    ...(headings.some(({ text }) => text === 'What to do now')
      ? []
      : [
          at(
            file,
            bodyLine,
            'headings',
            'lack “What to do now”. Write it with a short list of steps.',
          ),
        ]),
    ...(lists < 2 ? [at(file, bodyLine, 'lists', 'are missing. Write at least two.')] : []),
  ],

  ({ facts, file, bodyLine }, { figures }) => [
    ...(figures.length < limits.figures
      ? [at(file, bodyLine, 'figures', `are ${figures.length}. Add at least ${limits.figures}.`)]
      : []),
    ...figures.flatMap((figure) => {
      const wrong = (problem: string) => [at(file, figure.line, `figure ${figure.file}`, problem)];
      const { least, most } = limits.alt;
      const { length } = figure.alt;
      if (length < least || length > most) {
        return wrong(
          `needs an alternative text of ${least} to ${most} characters between the [ ]; it has ${length}.`,
        );
      }
      if (!figure.caption) return wrong('needs a caption in quotes after the file name.');
      if (!existsSync(`public${routes.articleImage(facts.id, figure.file)}`)) {
        return wrong(
          `is not in public/images/blogs/${facts.id}/. Correct the name, or run npm run draw.`,
        );
      }
      return [];
    }),
    ...(existsSync(`public${routes.articleImage(facts.id, 'cover.svg')}`)
      ? []
      : [at(file, 1, 'cover', `is missing: public/images/blogs/${facts.id}/cover.svg.`)]),
  ],

  ({ facts, file }, { citations }) => [
    ...(facts.sources.length < limits.sources
      ? [at(file, 1, 'sources', `are ${facts.sources.length}. Name at least ${limits.sources}.`)]
      : []),
    ...facts.sources
      .filter(({ id }) => !citations.some((citation) => citation.id === id))
      .map(({ id }) =>
        at(file, 1, `sources.${id}`, `is never cited. Write [^${id}] in the text, or remove it.`),
      ),
    ...citations
      .filter(({ id }) => !facts.sources.some((source) => source.id === id))
      .map(({ id, line }) =>
        at(file, line, `[^${id}]`, 'names no source. Correct it, or add the source above.'),
      ),
  ],

  ({ file, bodyLine }, { links }) =>
    links.includes(routes.finder)
      ? []
      : [
          at(
            file,
            bodyLine,
            'links',
            `lack an invitation to the free consultation. Link to ${routes.finder}.`,
          ),
        ],

  ({ file, facts, body, bodyLine }) =>
    [`${facts.title}\n${facts.summary}`, body].flatMap((text, part) => {
      const match = promises.exec(text);
      if (!match) return [];
      const line = part === 0 ? 1 : bodyLine + text.slice(0, match.index).split('\n').length - 1;
      return [
        at(
          file,
          line,
          'text',
          `says “${match[0]}”, which attorney advertising may not promise. Say what is usual instead.`,
        ),
      ];
    }),
];

function tooLong(file: string, field: string, text: string, most: number): Mistake[] {
  if (text.length <= most) return [];
  return [at(file, 1, field, `has ${text.length} characters. Write at most ${most}.`)];
}

function at(file: string, line: number, field: string, problem: string): Mistake {
  return { file, line, field, problem };
}
