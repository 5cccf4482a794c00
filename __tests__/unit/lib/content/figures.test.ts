import { figureSchema } from '@/lib/content/figure-schemas';
import { parseYaml } from '@/lib/content/parse-yaml';

const parse = (text: string) => parseYaml({ file: 'figure.yml', text }, figureSchema);
const bars =
  'bars: [{ key: a, label: { en: A }, value: 1 }, { key: b, label: { en: B }, value: 5% }]';
const comparison = 'columns: [{ en: A }, { en: B }]\nrows: [[{ en: a }, { en: b }], [{ en: c }]]';
const stacked = (...rows: number[][]) => {
  const partOf = (value: number, index: number) => {
    const name = 'ABCDE'[index];
    return `{ key: ${name?.toLowerCase()}, label: { en: ${name} }, value: ${value} }`;
  };
  const listed = rows.map(
    (parts, index) => `  - { key: r${index}, label: { en: R }, parts: [${parts.map(partOf)}] }`,
  );
  return `unit: { en: days }\nrows:\n${listed.join('\n')}`;
};
it.each([
  ['bars', `unit: { en: $ }\n${bars}`, ':5: bars[2].value: is not a number.'],
  ['stacked', stacked([1, 2, 3, 4, 5]), ':6: rows[1].parts: exceeds 4.'],
  ['stacked', stacked([60, 30]).replace('days', '"%"'), ':6: rows[1].parts: add up to 90%.'],
  ['stacked', stacked([1, 2], [1, 1, 1]), ':7: rows[2].parts: differ from the first row’s.'],
  ['comparison', comparison, ':5: rows[2]: needs 2 cells, one for each column.'],
])('reports a mistake in %s: %j', (kind, lines, says) => {
  const common = `title: { en: Values }\ncaption: { en: It matters }\nkind: ${kind}\n`;
  expect(() => parse(common + lines)).toThrow(`figure.yml${says}`);
});
