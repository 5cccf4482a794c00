import { describeMistake } from '@/lib/content/mistakes';
import { checkContent } from '@/scripts/content/check-content';
import { copyContent } from '../../content-copy';
import { itInSpanish } from '../../spanish';

const content = copyContent();
afterEach(content.restore);
afterAll(content.leave);

const fees = 'content/articles/09-contingency-fees.en.md';
const last = 'content/articles/11-car-accident-case.en.md';
const inSpanish = (file: string) => file.replace('.en.md', '.es.md');
const change = (file: string, from: string | RegExp, to: string) =>
  content.write(file, content.read(file).replace(from, to));
const append = (file: string, text: string) => change(file, /$/, `\n${text}\n`);
function rename(file: string, name: string) {
  content.write(name, content.read(file));
  content.remove(file);
}
async function answers() {
  const { mistakes, advice } = await checkContent();
  const described = (kind: string, all: typeof mistakes) =>
    all
      // One of the fixtures is in English alone.
      .filter(({ problem }) => !problem.startsWith('is not translated'))
      .map((one) => `${kind} ${describeMistake(one)}`);
  return [...described('error', mistakes), ...described('advice', advice)];
}
const containing = (...all: string[]) =>
  expect.arrayContaining(all.map((one) => expect.stringContaining(one)));

type Row = [name: string, edit: () => void, ...answers: string[]];

const numbered = 'content/articles/17-car-accident-case.en.md';
const unnamed = 'content/articles/17-New Article.en.md';
it.each<Row>([
  [
    'a number of another article',
    () => change(last, 'id: 11', 'id: 9'),
    `error ${last}:1: file name: `,
  ],
  [
    'another number',
    () => rename(last, numbered),
    `error ${numbered}:1: file name: does not begin`,
  ],
  ['an invalid name', () => rename(last, unnamed), `error ${unnamed}:1: file name: is not used`],
  [
    'a misspelled file name',
    () => rename('content/reviews.yml', 'content/revews.yml'),
    'error content/revews.yml:1: file name: is not used by the site.',
    'error content/reviews.yml:1: file name: is missing. Write it, or restore an earlier version.',
  ],
  [
    'a removed article',
    () => content.remove(last),
    `advice ${fees}:15: related[2]: is 11, no public article, and left out.`,
    'advice content/legal-areas.yml:19: areas[1].article: is 11, no public article',
    'broken link /blogs/page2/11: There is no such page.',
  ],
])('the check reports %s', async (_, edit, ...expected) => {
  edit();
  expect(await answers()).toEqual(containing(...expected));
});

it.each(['hidden', 'draft'])('only advises on mistakes of articles with %s: true', async (fact) => {
  change(fees, `${fact}: false`, `${fact}: true`);
  append(fees, 'See [below](#nowhere).');
  append(last, 'See [below](#nowhere).');
  const problem = 'broken link #nowhere: That page has no such heading.';
  expect(await answers()).toEqual(
    containing(`advice ${fees}:79: ${problem}`, `error ${last}:77: ${problem}`),
  );
});

itInSpanish.each<Row>([
  [
    'a Spanish text of no English one',
    () => rename(inSpanish(fees), 'content/articles/09-honorarios.es.md'),
    'error content/articles/09-honorarios.es.md:1: file name: translates content/articles/09-honorarios.en.md, which is missing. Rename it, or remove it.',
  ],
  [
    'a figure without Spanish in a Spanish text',
    () => {
      content.write(
        'content/figures/09/new.yml',
        content.read('content/figures/11/save-first.yml'),
      );
      append(inSpanish(fees), '{figure: new}');
    },
    `error ${inSpanish(fees)}:54: figure new: lacks its es: texts. Write them in content/figures/09/new.yml`,
  ],
  [
    'a label without Spanish',
    () => change('content/figures/09/fee-caps.yml', /^ {6}es: Florida.*\n/m, ''),
    'error content/figures/09/fee-caps.yml:13: bars[1].label.es: is missing. Write es: and the translation of “Florida, after an answer”.',
  ],
])('the check refuses %s', async (_, edit, ...expected) => {
  edit();
  expect(await answers()).toEqual(containing(...expected));
});
