import { loadArticle } from '@/lib/content/articles';
import { figureSchema } from '@/lib/content/figure-schemas';
import { figureOf } from '@/lib/content/figures';
import type { ContentError } from '@/lib/content/mistakes';
import { parseYaml } from '@/lib/content/parse-yaml';

describe('a figure of an article', () => {
  const article = loadArticle(9, 'en');

  it('is the file of its name in the article’s folder', () => {
    expect(figureOf(article, 'fee-caps')).toMatchObject({ kind: 'bars', unit: '$' });
  });

  it('that is missing is named with the line that shows it', () => {
    const body = 'One.\n\n{figure: fee-cap}\n';
    expect(() => figureOf({ ...article, body, bodyLine: 90 }, 'fee-cap')).toThrow(
      `${article.file}:92: figure fee-cap: has no file content/en/figures/09/fee-cap.yml. “fee-cap” is not known here. Did you mean “fee-caps”?`,
    );
  });
});

const mistakesIn = (...lines: string[]) => {
  const text = ['title: Values', 'caption: It matters', ...lines].join('\n');
  try {
    parseYaml({ file: 'figure.yml', text }, figureSchema);
    return [];
  } catch (error) {
    return (error as ContentError).mistakes.map(
      ({ line, field, problem }) => `${line}: ${field} ${problem}`,
    );
  }
};
const bars = ['bars:', '  - { key: a, label: A, value: 1 }', '  - { key: b, label: B, value: 2 }'];
const points = (...times: string[]) => [
  'kind: timeline',
  'points:',
  ...times.map((time, index) => `  - { key: p${index}, ${time}, what: a }`),
];

describe('a mistake in a figure', () => {
  it('is none where the data keep the rules', () => {
    expect(mistakesIn('kind: bars', 'unit: days', ...bars)).toEqual([]);
  });

  it('is an unknown name, a missing unit and an amount with a sign, all reported at once', () => {
    expect(
      mistakesIn('kind: bars', 'colour: red', 'bars:', '  - { key: a, label: A, value: "5%" }'),
    ).toEqual([
      expect.stringMatching(/^1: unit is missing\. Write the unit/),
      expect.stringMatching(/^4: colour “colour” is not known here/),
      expect.stringMatching(
        /^6: bars\[1\]\.value is "5%", not a number\. Write the number without sign or unit/,
      ),
    ]);
  });

  it.each<[string, string[], RegExp]>([
    [
      'an unknown kind',
      ['kind: pie'],
      /^3: kind “pie” is not known here\. Use only bars, stacked, timeline/,
    ],
    [
      'more parts than a bar has colors',
      [
        'kind: stacked',
        'unit: "%"',
        'rows:',
        '  - label: One',
        '    total: 100',
        '    parts:',
        ...Array.from('12345', (letter) => `      - { label: ${letter}a, value: 20 }`),
      ],
      /^8: rows\[1\]\.parts has 5 items; needs at most 4\./,
    ],
    [
      'a row without a cell for each column',
      ['kind: comparison', 'columns: [A, B]', 'rows: [[a, b], [c], [d, e]]'],
      /^5: rows\[2\] has (1 entry|1 cell);/,
    ],
    [
      'parts that do not add up to their total',
      [
        'kind: stacked',
        'unit: "$"',
        'rows:',
        '  - key: one',
        '    label: One',
        '    total: 1000',
        '    parts: [{ key: a, label: A, value: 600 }, { key: b, label: B, value: 300 }]',
      ],
      /^9: rows\[1\]\.parts add up to \$900\. Write values that add up to the total, \$1,000\./,
    ],
    [
      'percentages of anything but 100',
      [
        'kind: stacked',
        'unit: "%"',
        'rows:',
        '  - key: one',
        '    label: One',
        '    total: 90',
        '    parts: [{ key: a, label: A, value: 60 }, { key: b, label: B, value: 30 }]',
      ],
      /^8: rows\[1\]\.total is 90\. Write 100, since the unit is %\./,
    ],
    [
      'a row with other parts than the first',
      [
        'kind: stacked',
        'unit: days',
        'rows:',
        '  - { key: one, label: One, total: 3, parts: [{ key: a, label: A, value: 1 }, { key: b, label: B, value: 2 }] }',
        '  - { key: two, label: Two, total: 3, parts: [{ key: a, label: A, value: 1 }, { key: c, label: C, value: 2 }] }',
      ],
      /^7: rows\[2\]\.parts are “A”, “C”\. Write the parts of the first row, “A”, “B”\./,
    ],
    [
      'a time that comes before the one above',
      points('at: 90 days, when: 90 days', 'when: First months', 'at: 30 days, when: 30 days'),
      /^7: points\[3\]\.at is 30 days, which comes before 90 days above\. Put the points in order\./,
    ],
    [
      'a time whose words name another number',
      points('at: 1 day, when: Day 1', 'when: Later', 'at: 2 years, when: Within 3 years'),
      /^7: points\[3\]\.when is “Within 3 years”, and its time is 2 years\. Write the same number\./,
    ],
    [
      'a time that cannot be measured',
      points('at: Day 1, when: Day 1', 'when: Later', 'when: At last'),
      /^5: points\[1\]\.at “Day 1” does not fit here\. Write the time as a number and a unit, such as 14 days, or as a year\./,
    ],
    [
      'a key that is there twice',
      ['kind: bars', 'unit: days', ...bars, '  - { key: a, label: C, value: 3 }'],
      /^8: bars\[3\]\.key “a” is here twice\. Give each item its own\./,
    ],
  ])('is %s', (_, lines, says) => {
    expect(mistakesIn(...lines)).toContainEqual(expect.stringMatching(says));
  });
});
