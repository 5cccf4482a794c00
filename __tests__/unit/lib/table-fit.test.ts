import { needsBlocks } from '@/lib/table-fit';

describe('the rows of a table become blocks on a phone', () => {
  it.each([
    ['with more than three columns', [['a', 'b', 'c', 'd']]],
    [
      'with long cells',
      [
        ['Fee', 'Limit'],
        ['Florida', 'x '.repeat(25)],
      ],
    ],
    ['with long words side by side', [['Jurisdiction', 'Compensation', 'Apportionment']]],
  ])('%s', (_, rows) => {
    expect(needsBlocks(rows)).toBe(true);
  });

  it('but not those of a small table', () => {
    expect(
      needsBlocks([
        ['Rule', '20% your fault'],
        ['Pure comparative', '$80,000'],
      ]),
    ).toBe(false);
  });
});
