import { readFileSync } from 'node:fs';
import { describeMistake } from '@/lib/content/mistakes';
import { checkContent } from '@/scripts/content/check-content';
import { copyContent } from '../../content-copy';

const content = copyContent();
afterEach(content.restore);
afterAll(content.leave);

const about = 'content/en/pages/about.md';
const fees = 'content/en/articles/09-contingency-fees.md';
const last = 'content/en/articles/11-car-accident-case.md';
const cover = 'public/images/blogs/9/cover.svg';
const photo = readFileSync('public/images/blogs/11/cover.jpg');
const megabytes = (size: number) => Buffer.concat([photo, Buffer.alloc(size * 1_000_000)]);
const coverWith = (name: string, picture: Buffer) => {
  content.remove(cover);
  content.write(`public/images/blogs/9/${name}`, picture);
};
const inSpanish = (file: string) => file.replace('/en/', '/es/');
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
    all.map((one) => `${kind} ${describeMistake(one)}`);
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
    () => rename(last, 'content/en/articles/17-car-accident-case.md'),
    'error content/en/articles/17-car-accident-case.md:1: file name: does not begin with the article’s number. Rename it to content/en/articles/11-car-accident-case.md, or correct its id.',
  ],
  [
    'a file in a wrong folder',
    () => content.write('content/faq.yml', 'x'),
    'error content/faq.yml:1: file name: is in the wrong folder. Texts of a language belong in content/en/ or content/es/, shared files in content/.',
  ],
  [
    'a shared file in the folder of a language',
    () => content.write('content/es/redirects.yml', 'x'),
    'error content/es/redirects.yml:1: file name: is in the wrong folder. Texts of a language belong in content/en/ or content/es/, shared files in content/.',
  ],
  [
    'a file missing in Spanish',
    () => content.remove('content/es/messages.yml'),
    'error content/es/messages.yml:1: file name: is missing. Translate the English file, or restore an earlier version.',
  ],
  [
    'a large picture',
    () => content.write(cover, `<svg width="1200" height="675">${' '.repeat(250_000)}</svg>`),
    `advice ${fees}:1: picture cover.svg: is 250 kB, which is slow to load on a phone. Shrink it to 200 kB or less.`,
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
    () => content.write('content/en/articles/17-New Article.md', content.read(last)),
    'error content/en/articles/17-New Article.md:1: file name: is not a valid name. Write',
  ],
  [
    'a misspelled file name',
    () => rename('content/en/reviews.yml', 'content/en/revews.yml'),
    'error content/en/revews.yml:1: file name: is not used by the site. Did you mean reviews.yml?',
    'error content/en/reviews.yml:1: file name: is missing. Restore it from an earlier version.',
  ],
  [
    'a Spanish file that matches no English file',
    () => rename(inSpanish(fees), 'content/es/articles/09-honorarios.md'),
    'error content/es/articles/09-honorarios.md:1: file name: has no English file of that name. Rename it, or remove it.',
  ],
  [
    'a figure that no text shows',
    () => change(fees, '{figure: fee-caps}\n\n', ''),
    'advice content/en/figures/09/fee-caps.yml:1: figure: is not shown. Write {figure: fee-caps} on its own line in the article, or remove this file.',
  ],
  [
    'a picture that no text shows',
    () => content.write('public/images/blogs/9/old.svg', '<svg/>'),
    `advice ${fees}:1: picture old.svg: is in public/images/blogs/9/, but the text does not show it.`,
  ],
  [
    'mistakes in facts and in the text below them',
    () => change(fees, /title:([\s\S]*)/, 'titel:$1\nWe guarantee it.\n'),
    `error ${fees}:3: titel: “titel” is not known here.`,
    `error ${fees}:66: text: says “guarantee”, which`,
  ],
  [
    'a removed article',
    () => content.remove(last),
    `advice ${fees}:11: related[2]: is 11, which is not a published article. Write another, or remove it.`,
    'advice content/en/legal-areas.yml:2: areas[1].article: is 11, which is not a published article. Write another, or remove it.',
    'There is no article 11. Write another number, or remove the link.',
  ],
])('the check reports %s', (_, edit, ...expected) => {
  edit();
  expect(answers()).toEqual(containing(...expected));
});

it.each(['hidden: true', 'draft: true'])('only notes mistakes of articles with %s', (fact) => {
  change(fees, 'related:', `${fact}\nrelated:`);
  append(fees, 'See [above](#what-to-do-now) and [below](#nowhere).');
  append(inSpanish(fees), 'TODO');
  const found = answers();
  expect(found).toEqual(
    containing(
      `note ${fees}:67: broken link #nowhere: That page has no such heading.`,
      `note ${inSpanish(fees)}:71: text: says “TODO”`,
    ),
  );
  expect(found.filter((one) => one.startsWith('error'))).toEqual([]);
});

it.each([
  ['hidden: true', 'hidden'],
  ['draft: true', 'draft'],
  ['publish: 2999-01-01', 'scheduled'],
])('advises on each link to an article with %s, in both languages', (fact, reason) => {
  change(fees, 'related:', `${fact}\nrelated:`);
  const link = 'Ask about [fees](blogs/9).';
  for (const file of [about, inSpanish(about)]) append(file, link);
  const found = answers();
  const at = (file: string) =>
    `${file}:${content.read(file).split(link)[0]?.split('\n').length}: link /blogs/page1/9`;
  expect(found.filter((one) => !one.startsWith('advice'))).toEqual([]);
  const leads = `leads to article 9, which is not public (${reason}). Visitors see the words without a link. Remove the link if the article will stay unpublished.`;
  expect(found).toEqual(
    containing(
      `${at(about)}: ${leads}`,
      `${at(inSpanish(about))}: ${leads}`,
      `content/redirects.yml:3: redirects[1].to: is an article that is not public (${reason}), so it leads to the list of articles. Choose another page if the article will stay unpublished.`,
      `related[2]: is 9, which is not public (${reason}). It is left out until that changes.`,
    ),
  );
});
