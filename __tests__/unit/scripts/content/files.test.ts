import { describeMistake } from '@/lib/content/mistakes';
import { checkContent } from '@/scripts/content/check-content';
import { copyContent } from '../../content-copy';
import { itInSpanish } from '../../spanish';

const content = copyContent();
afterEach(content.restore);
afterAll(content.leave);

const about = 'content/pages/about.en.md';
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

it.each<Row>([
  ['files without mistakes', () => undefined, ''],
  [
    'a file name without the article’s number',
    () => rename(last, 'content/articles/17-car-accident-case.en.md'),
    'error content/articles/17-car-accident-case.en.md:1: file name: does not begin with 11, the article’s number. Correct one of them.',
  ],
  [
    'a missing file',
    () => content.remove('content/emails/contact.html'),
    'error content/emails/contact.html:1: file name: is missing. Write it, or restore an earlier version.',
  ],
])('for %s the check gives only its own answer', async (_, edit, answer) => {
  edit();
  expect((await answers()).join('\n')).toBe(answer);
});

it.each<Row>([
  [
    'a number that another article has',
    () => change(last, 'id: 11', 'id: 9'),
    `error ${last}:1: file name: has the number 9 of another article. Give each its own.`,
  ],
  [
    'an article with an invalid file name',
    () => content.write('content/articles/17-New Article.en.md', content.read(last)),
    'error content/articles/17-New Article.en.md:1: file name: is not used by the site. Write a name such as',
  ],
  [
    'a misspelled file name',
    () => rename('content/reviews.yml', 'content/revews.yml'),
    'error content/revews.yml:1: file name: is not used by the site.',
    'error content/reviews.yml:1: file name: is missing.',
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
    'a page missing in Spanish',
    () => content.remove(inSpanish(about)),
    `error ${inSpanish(about)}:1: file name: is missing. Write it, or restore an earlier version.`,
  ],
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
])('the check refuses %s', async (_, edit, ...expected) => {
  edit();
  expect(await answers()).toEqual(containing(...expected));
});

itInSpanish('only advises on mistakes in the Spanish text of a draft', async () => {
  change(fees, 'draft: false', 'draft: true');
  append(inSpanish(fees), 'TODO');
  expect(await answers()).toEqual(containing(`advice ${inSpanish(fees)}:54: text: says “TODO”`));
});
