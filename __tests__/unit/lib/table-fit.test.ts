import { needsBlocks } from '@/lib/table-fit';

it.each([
  ['more than three columns', [['a', 'b', 'c', 'd']], true],
  [
    'long cells',
    [
      ['Fee', 'Limit'],
      ['Florida', 'x '.repeat(25)],
    ],
    true,
  ],
  ['long words side by side', [['Jurisdiction', 'Compensation', 'Apportionment']], true],
  [
    'short cells',
    [
      ['Rule', '20% your fault'],
      ['Pure comparative', '$80,000'],
    ],
    false,
  ],
])('the rows of a table with %s become blocks on a phone: %j', (_, rows, expected) => {
  expect(needsBlocks(rows)).toBe(expected);
});
