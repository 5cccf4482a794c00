import { readFileSync } from 'node:fs';
import { type Article, figureOf, findArticle } from '@/lib/content/articles';
import { figureSchema } from '@/lib/content/figure-schemas';
import { parseYaml } from '@/lib/content/parse-yaml';
import { itInSpanish } from '../../spanish';

it('finds a figure by name', () => {
  const article = findArticle(9, 'en') as Article;
  expect(figureOf(article, 'fee-caps')).toMatchObject({ kind: 'bars', unit: '$' });
  expect(() => figureOf(article, 'fee-cap')).toThrow('content/figures/09/fee-cap.yml');
});

const parse = (text: string, file = 'figure.yml') => parseYaml({ file, text }, figureSchema);
const bars =
  'bars: [{ key: a, label: { en: A }, value: 1 }, { key: b, label: { en: B }, value: 5% }]';
const comparison = 'columns: [{ en: A }, { en: B }]\nrows: [[{ en: a }, { en: b }], [{ en: c }]]';
const stacked = (unit: string, ...rows: [total: number, ...parts: number[]][]) => {
  const partOf = (value: number, index: number) => {
    const name = 'ABCDE'[index];
    return `{ key: ${name?.toLowerCase()}, label: { en: ${name} }, value: ${value} }`;
  };
  const listed = rows.map(
    ([total, ...parts], index) =>
      `  - { key: r${index}, label: { en: R }, total: ${total}, parts: [${parts.map(partOf)}] }`,
  );
  return `unit: { en: "${unit}" }\nrows:\n${listed.join('\n')}`;
};
it.each([
  ['bars', `unit: { en: $ }\n${bars}`, ':5: bars[2].value: Invalid input: expected number'],
  ['stacked', stacked('days', [15, 1, 2, 3, 4, 5]), ':6: rows[1].parts: exceeds 4.'],
  ['stacked', stacked('$', [1000, 600, 300]), ':6: rows[1].parts: add up to $900. Write values'],
  ['stacked', stacked('%', [90, 60, 30]), ':6: rows[1].total: is 90. Write the sum; 100 for %.'],
  ['stacked', stacked('days', [3, 1, 2], [3, 1, 1, 1]), ':7: rows[2].parts: differ from the first'],
  ['comparison', comparison, ':5: rows[2]: needs 2 cells, one for each column.'],
])('reports a mistake in %s: %j', (kind, lines, says) => {
  const common = `title: { en: Values }\ncaption: { en: It matters }\nkind: ${kind}\n`;
  expect(() => parse(common + lines)).toThrow(`figure.yml${says}`);
});

itInSpanish('refuses a half-translated figure', () => {
  const file = 'content/figures/09/fee-caps.yml';
  const half = readFileSync(file, 'utf8').replace(/^ {6}es: Florida.*\n/m, '');
  expect(() => parse(half, file)).toThrow(
    `${file}:13: bars[1].label.es: is missing. Write es: and the translation of “Florida, after an answer”.`,
  );
});
