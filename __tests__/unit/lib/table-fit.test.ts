import { needsBlocks } from '@/lib/table-fit';

it.each([
  ['more than three columns', ['a', 'b', 'c', 'd'], true],
  ['long cells', ['Florida', 'x '.repeat(25)], true],
  ['long words side by side', ['Jurisdiction', 'Compensation', 'Apportionment'], true],
  ['short cells', ['Pure comparative', '20% your fault'], false],
])('a table with %s becomes blocks on phones: %j', (_, row, expected) => {
  expect(needsBlocks([row])).toBe(expected);
});
