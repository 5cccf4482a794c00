import { writeRedirectPages } from '@/scripts/export/redirect-pages';
import { copyContent } from '../../content-copy';
import { hasSpanish } from '../../spanish';
import { temporaryFolder } from '../../temporary';

const content = copyContent();
const last = 'content/articles/11-car-accident-case.en.md';
content.write(last, content.read(last).replace('hidden: false', 'hidden: true'));
afterAll(content.leave);
const out = temporaryFolder();

it('a redirect never overwrites a page', () => {
  writeRedirectPages(out.at());
  expect(out.has('guides/lawyer-fees.html')).toBe(true);
  expect(() => writeRedirectPages(out.at())).toThrow('/guides/lawyer-fees.html is a page');
});

const states = ['alabama', 'montana', 'texas'];
const inSpanish = [
  ...states.flatMap((id) => [
    `/plazos/${id} /es/deadlines/${id} 301`,
    `/es/plazos/${id} /es/deadlines/${id} 301`,
  ]),
  '/es/blogs /es/blogs/page1 301',
];

it('old and guessed addresses redirect permanently, hidden articles not', () => {
  writeRedirectPages(out.at());
  const rules = [
    '/guides/lawyer-fees.html /blogs/page1/9 301',
    ...states.map((id) => `/${id} /deadlines/${id} 301`),
    '/blogs /blogs/page1 301',
    ...(hasSpanish ? inSpanish : []),
  ];
  const withSlash = rules.map((rule) => rule.replace(' ', '/ '));
  const written = out.read('_redirects').trim().split('\n');
  expect(written.sort()).toEqual([...rules, ...withSlash].sort());
});
