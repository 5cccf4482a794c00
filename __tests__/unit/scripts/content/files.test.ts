import { readFileSync } from 'node:fs';
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
const cover = 'public/images/blogs/9/cover.svg';
const photo = readFileSync('public/images/blogs/11/cover.jpg');
const megabytes = (size: number) => Buffer.concat([photo, Buffer.alloc(size * 1_000_000)]);
const coverWith = (name: string, picture: Buffer) => {
  content.remove(cover);
  content.write(`public/images/blogs/9/${name}`, picture);
};
const inSpanish = (file: string) => file.replace('.en.md', '.es.md');
const change = (file: string, from: string | RegExp, to: string) =>
  content.write(file, content.read(file).replace(from, to));
const append = (file: string, text: string) => change(file, /$/, `\n${text}\n`);
function rename(file: string, name: string) {
  content.write(name, content.read(file));
  content.remove(file);
}
function answers() {
  const { mistakes, advice, notes } = checkContent();
  const described = (kind: string, all: typeof mistakes) =>
    all
      // One of the fixtures is in English alone.
      .filter(({ problem }) => !problem.startsWith('is not translated'))
      .map((one) => `${kind} ${describeMistake(one)}`);
  return [
    ...described('error', mistakes),
    ...described('advice', advice),
    ...described('note', notes),
  ];
}
const containing = (...all: string[]) =>
  expect.arrayContaining(all.map((one) => expect.stringContaining(one)));

type Row = [name: string, edit: () => void, ...answers: string[]];

it.each<Row>([
  ['files without mistakes', () => undefined, ''],
  [
    'a file name without the article’s number',
    () => rename(last, 'content/articles/17-car-accident-case.en.md'),
    'error content/articles/17-car-accident-case.en.md:1: file name: does not begin with the article’s number. Rename it to content/articles/11-car-accident-case.en.md, or correct its id.',
  ],
  [
    'a missing file',
    () => content.remove('content/emails/contact.html'),
    'error content/emails/contact.html:1: file name: is missing. Restore it from an earlier version.',
  ],
  [
    'a small cover',
    () => content.write(cover, '<svg width="120" height="68"></svg>'),
    `advice ${fees}:1: picture cover.svg: is 120 × 68 pixels. Set its width and height to at least 1200 × 630.`,
  ],
  [
    'a missing cover',
    () => content.remove(cover),
    `advice ${fees}:1: cover: is missing, so the default one is shown. Save a photo as public/images/blogs/9/cover.jpg, cover.png or cover.webp, or a drawing as cover.svg.`,
  ],
  ['a large photo as the cover', () => coverWith('cover.JPEG', megabytes(8)), ''],
  [
    'a huge photo as the cover',
    () => coverWith('cover.jpg', megabytes(20)),
    `error ${fees}:1: picture cover.jpg: has more than 20 MB. Save it with fewer pixels.`,
  ],
  [
    'a cover that only its name calls a photo',
    () => coverWith('cover.png', Buffer.from('<!doctype html>')),
    `error ${fees}:1: picture cover.png: is not a picture that browsers show. Save it as SVG, PNG, JPEG or WebP.`,
  ],
  [
    'two covers',
    () => content.write('public/images/blogs/9/cover.jpg', photo),
    `error ${fees}:1: cover: has 2 files: cover.jpg, cover.svg. Keep one.`,
  ],
])('for %s the check gives only its own answer', (_, edit, answer) => {
  edit();
  expect(answers().join('\n')).toBe(answer);
});

it.each<Row>([
  [
    'a number that another article has',
    () => change(last, 'id: 11', 'id: 9'),
    `error ${last}:2: id: is 9, which another article already has. Give each its own number.`,
  ],
  [
    'an article with an invalid file name',
    () => content.write('content/articles/17-New Article.en.md', content.read(last)),
    'error content/articles/17-New Article.en.md:1: file name: is not a valid name. Write',
  ],
  [
    'a misspelled file name',
    () => rename('content/reviews.yml', 'content/revews.yml'),
    'error content/revews.yml:1: file name: is not used by the site. Did you mean reviews.yml?',
    'error content/reviews.yml:1: file name: is missing.',
  ],
  [
    'a figure that no text shows',
    () => {
      for (const file of [fees, inSpanish(fees)]) change(file, '{figure: fee-caps}\n\n', '');
    },
    'advice content/figures/09/fee-caps.yml:1: figure: is not shown. Write {figure: fee-caps} on its own line in the article, or remove this file.',
  ],
  [
    'mistakes in facts and in the text below them',
    () => change(fees, /title:([\s\S]*)/, 'titel:$1\nWe guarantee it.\n'),
    `error ${fees}:3: titel: “titel” is not known here.`,
    `error ${fees}:79: text: says “guarantee”, which`,
  ],
  [
    'a removed article',
    () => content.remove(last),
    `advice ${fees}:15: related[2]: is 11, which is not a public article, so it is left out.`,
    'advice content/legal-areas.yml:19: areas[1].article: is 11, which is not a public article',
    'There is no article 11. Write another number, or remove the link.',
  ],
])('the check reports %s', (_, edit, ...expected) => {
  edit();
  expect(answers()).toEqual(containing(...expected));
});

it.each(['hidden', 'draft'])('only notes mistakes of articles with %s: true', (fact) => {
  change(fees, `${fact}: false`, `${fact}: true`);
  append(fees, 'See [below](#nowhere).');
  append(last, 'See [below](#nowhere).');
  const problem = 'broken link #nowhere: That page has no such heading.';
  expect(answers()).toEqual(
    containing(`note ${fees}:79: ${problem}`, `error ${last}:77: ${problem}`),
  );
});

itInSpanish.each<Row>([
  [
    'a page missing in Spanish',
    () => content.remove(inSpanish(about)),
    `error ${inSpanish(about)}:1: file name: is missing. Translate ${about}, or restore an earlier version.`,
  ],
  [
    'a Spanish text of no English one',
    () => rename(inSpanish(fees), 'content/articles/09-honorarios.es.md'),
    'error content/articles/09-honorarios.es.md:1: file name: translates content/articles/09-honorarios.en.md, which is missing. Rename it, or remove it.',
  ],
])('the check refuses %s', (_, edit, ...expected) => {
  edit();
  expect(answers()).toEqual(containing(...expected));
});

itInSpanish('only notes mistakes in the Spanish text of a draft', () => {
  change(fees, 'draft: false', 'draft: true');
  append(inSpanish(fees), 'TODO');
  expect(answers()).toEqual(containing(`note ${inSpanish(fees)}:54: text: says “TODO”`));
});
