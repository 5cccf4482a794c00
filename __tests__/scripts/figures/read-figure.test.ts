/** @jest-environment node */
import type { ContentError } from '@/lib/content/mistakes';
import { readFigure } from '@/scripts/figures/read-figure';

describe('a mistake in the data', () => {
  const mistakesIn = (source: string) => {
    try {
      readFigure('figure.yml', source);
      return [];
    } catch (error) {
      return (error as ContentError).mistakes.map(({ line, field, problem }) => ({
        line,
        text: `${field} ${problem}`,
      }));
    }
  };
  const bars = (...lines: string[]) => ['kind: bars', 'title: Values', ...lines].join('\n');
  const rows = ['bars:', '  - { label: A, value: 1 }', '  - { label: B, value: 2 }'];

  it('is none when the data keeps the rules', () => {
    expect(readFigure('figure.yml', bars('unit: days', ...rows))).toEqual({
      kind: 'bars',
      title: 'Values',
      unit: 'days',
      bars: [
        { label: 'A', value: 1 },
        { label: 'B', value: 2 },
      ],
    });
  });

  it('is an unknown key, which is refused with its line', () => {
    expect(mistakesIn(bars('unit: days', 'colour: red', ...rows))).toEqual([
      {
        line: 4,
        text: 'colour “colour” is not known here. Use only kind, title, unit, bars, note.',
      },
    ]);
  });

  it('is reported together with all others', () => {
    const source = bars('bars:', '  - { label: A, value: "5%" }', '  - { label: B }');

    expect(mistakesIn(source)).toEqual([
      { line: 1, text: 'unit is missing. Write a text.' },
      {
        line: 4,
        text: 'bars[1].value is "5%". Write a number without sign or unit, such as 25000.',
      },
      {
        line: 5,
        text: 'bars[2].value is missing. Write a number without sign or unit, such as 25000.',
      },
    ]);
  });

  it.each([
    [
      'a kind that does not exist',
      'kind: pie',
      1,
      '“pie” is not known here. Use only timeline, bars',
    ],
    ['a text that is too long', `kind: flow\ntitle: ${'x'.repeat(46)}`, 2, 'has 46 characters'],
    ['a number for a text', 'kind: flow\ntitle: 2026', 2, 'Put it in quotes: "2026"'],
    [
      'a list that is too short',
      'kind: flow\nsteps: []',
      2,
      'has too few entries (0). Write at least 3',
    ],
    ['text that is no YAML', 'kind: flow\ntitle: a: b', 2, 'cannot be read'],
  ])('is %s, and what to write is said', (_, source, line, text) => {
    expect(mistakesIn(source)).toContainEqual({ line, text: expect.stringContaining(text) });
  });

  it('is a row of a table with too few cells', () => {
    const source = `kind: comparison
title: Table
columns: ["", A, B]
rows:
  - [a, b, c]
  - [a, b]
  - [a, b, c]`;

    expect(mistakesIn(source)).toEqual([
      { line: 6, text: 'rows[2] has 2 cells. Write 3, one per column.' },
    ]);
  });

  it('is a part of a stacked bar that the first row does not have, or a sum that is no whole', () => {
    const source = `kind: stacked
title: Parts
unit: "%"
rows:
  - label: One
    parts: [{ label: A, value: 60 }, { label: B, value: 40 }]
  - label: Two
    parts: [{ label: A, value: 60 }, { label: C, value: 30 }]`;

    expect(mistakesIn(source)).toEqual([
      { line: 8, text: 'rows[2].parts are “A”, “C”. Write the parts of the first row, “A”, “B”.' },
      { line: 8, text: 'rows[2].parts add up to 90%. Write values that add up to 100%.' },
    ]);
  });
});
