import { readFileSync } from 'node:fs';
import { figureOf, loadArticle } from '@/lib/content/articles';
import { figureSchema } from '@/lib/content/figure-schemas';
import { ContentError } from '@/lib/content/mistakes';
import { parseYaml } from '@/lib/content/parse-yaml';
import { itInSpanish } from '../../spanish';

it('finds a figure by name', () => {
  const article = loadArticle(9, 'en');
  expect(figureOf(article, 'fee-caps')).toMatchObject({ kind: 'bars', unit: '$' });
  expect(() => figureOf(article, 'fee-cap')).toThrow('content/figures/09/fee-cap.yml');
});

function mistakesIn(lines: readonly string[]) {
  const text = ['title: { en: Values }', 'caption: { en: It matters }', ...lines].join('\n');
  return mistakesOf(() => parseYaml({ file: 'figure.yml', text }, figureSchema));
}

function mistakesOf(parse: () => unknown): string[] {
  try {
    parse();
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.mistakes.map(({ line, field, problem }) => `${line}: ${field} ${problem}`);
  }
}
const bars = ['bars:', '  - { key: a, label: { en: A }, value: 1 }'];
const stacked = (unit: string, ...rows: string[]) => [
  'kind: stacked',
  `unit: { en: ${unit} }`,
  'rows:',
  ...rows.map((row, index) => `  - { key: r${index}, label: { en: R${index} }, ${row} }`),
];
const partsOf = (...values: number[]) =>
  `parts: [${values.map((value, index) => `{ key: ${'abcde'[index]}, label: { en: ${'ABCDE'[index]} }, value: ${value} }`)}]`;
const points = (...times: string[]) => [
  'kind: timeline',
  'points:',
  ...times.map((time, index) => `  - { key: p${index}, ${time}, what: { en: a } }`),
];

it.each([
  [
    ['kind: bars', 'unit: { en: $ }', ...bars, '  - { key: c, label: { en: C }, value: "5%" }'],
    '7: bars[2].value Invalid input: expected number, received string. Write the number without sign or unit',
  ],
  [stacked('days', `total: 15, ${partsOf(1, 2, 3, 4, 5)}`), '6: rows[1].parts exceeds 4.'],
  [
    stacked('$', `total: 1000, ${partsOf(600, 300)}`),
    '6: rows[1].parts add up to $900. Write values that add up to the total, $1,000.',
  ],
  [
    stacked('"%"', `total: 90, ${partsOf(60, 30)}`),
    '6: rows[1].total is 90. Write the sum; 100 for %.',
  ],
  [
    stacked('days', `total: 3, ${partsOf(1, 2)}`, `total: 3, ${partsOf(1, 1, 1)}`),
    '7: rows[2].parts differ from the first row’s: “A”, “B”.',
  ],
  [
    [
      'kind: comparison',
      'columns: [{ en: A }, { en: B }]',
      'rows: [[{ en: a }, { en: b }], [{ en: c }]]',
    ],
    '5: rows[2] needs 2 cells, one for each column.',
  ],
  [
    points(
      'at: 1 day, when: { en: Day 1 }',
      'when: { en: Later }',
      'at: 2 years, when: { en: Within 3 years }',
    ),
    '7: points[3].when is “Within 3 years”, and its time is 2 years. Write the same number.',
  ],
  [
    points('at: Day 1, when: { en: Day 1 }'),
    '5: points[1].at “Day 1” is not valid here. Write the time as a number and a unit',
  ],
])('reports a mistake in a figure: %j', (lines, says) => {
  expect(mistakesIn(lines)).toContainEqual(expect.stringContaining(says));
});

const file = 'content/figures/09/fee-caps.yml';
const figure = readFileSync(file, 'utf8');
const read = (text: string) => () => parseYaml({ file, text }, figureSchema);

itInSpanish('refuses a half-translated figure', () => {
  expect(read(figure.replace(/^ {6}es: Florida.*\n/m, ''))).toThrow(
    `${file}:13: bars[1].label.es: is missing. Write es: and the translation of “Florida, after an answer”.`,
  );
});
