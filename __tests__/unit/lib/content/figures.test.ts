import { loadArticle } from '@/lib/content/articles';
import { figureSchema } from '@/lib/content/figure-schemas';
import { figureOf } from '@/lib/content/figures';
import { ContentError } from '@/lib/content/mistakes';
import { parseYaml } from '@/lib/content/parse-yaml';

it('finds a figure by name, or reports its line', () => {
  const article = loadArticle(9, 'en');
  expect(figureOf(article, 'fee-caps')).toMatchObject({ kind: 'bars', unit: '$' });
  const body = 'One.\n\n{figure: fee-cap}\n';
  expect(() => figureOf({ ...article, body, bodyLine: 90 }, 'fee-cap')).toThrow(
    `${article.file}:92: figure fee-cap: has no file content/en/figures/09/fee-cap.yml. “fee-cap” is not known here. Did you mean “fee-caps”?`,
  );
});

function mistakesIn(lines: readonly string[]) {
  const text = ['title: Values', 'caption: It matters', ...lines].join('\n');
  try {
    parseYaml({ file: 'figure.yml', text }, figureSchema);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.mistakes.map(({ line, field, problem }) => `${line}: ${field} ${problem}`);
  }
}
const bars = ['bars:', '  - { key: a, label: A, value: 1 }', '  - { key: b, label: B, value: 2 }'];
const stacked = (unit: string, ...rows: string[]) => [
  'kind: stacked',
  `unit: ${unit}`,
  'rows:',
  ...rows.map((row, index) => `  - { key: r${index}, label: R${index}, ${row} }`),
];
const partsOf = (...values: number[]) =>
  `parts: [${values.map((value, index) => `{ key: ${'abcde'[index]}, label: ${'ABCDE'[index]}, value: ${value} }`)}]`;
const points = (...times: string[]) => [
  'kind: timeline',
  'points:',
  ...times.map((time, index) => `  - { key: p${index}, ${time}, what: a }`),
];

it.each([
  [
    ['kind: bars', 'unit: $', ...bars, '  - { key: c, label: C, value: "5%" }'],
    '8: bars[3].value is "5%", not a number. Write the number without sign or unit',
  ],
  [
    stacked('days', `total: 15, ${partsOf(1, 2, 3, 4, 5)}`),
    '6: rows[1].parts has 5 items; write at most 4.',
  ],
  [
    stacked('$', `total: 1000, ${partsOf(600, 300)}`),
    '6: rows[1].parts add up to $900. Write values that add up to the total, $1,000.',
  ],
  [
    stacked('"%"', `total: 90, ${partsOf(60, 30)}`),
    '6: rows[1].total is 90. Write 100, since the unit is %.',
  ],
  [
    stacked('days', `total: 3, ${partsOf(1, 2)}`, `total: 3, ${partsOf(1, 1, 1)}`),
    '7: rows[2].parts are “A”, “B”, “C”. Write the parts of the first row, “A”, “B”.',
  ],
  [['kind: comparison', 'columns: [A, B]', 'rows: [[a, b], [c], [d, e]]'], '5: rows[2] has 1 '],
  [
    points('at: 90 days, when: 90 days', 'when: First months', 'at: 30 days, when: 30 days'),
    '7: points[3].at is 30 days, which comes before 90 days above. Put the points in order.',
  ],
  [
    points('at: 1 day, when: Day 1', 'when: Later', 'at: 2 years, when: Within 3 years'),
    '7: points[3].when is “Within 3 years”, and its time is 2 years. Write the same number.',
  ],
  [
    points('at: Day 1, when: Day 1', 'when: Later', 'when: At last'),
    '5: points[1].at “Day 1” is not valid here. Write the time as a number and a unit',
  ],
])('reports a mistake in a figure: %j', (lines, says) => {
  expect(mistakesIn(lines)).toContainEqual(expect.stringContaining(says));
});
