import { loadLabels, loadOperator, loadSite } from '@/lib/content/site-content';
import { renderPage } from '@/lib/render-page';

jest.mock('@/lib/content/site-content', () => ({
  ...jest.requireActual('@/lib/content/site-content'),
  loadOperator: jest.fn(() => ({})),
}));

const site = loadSite('en');
const { sale } = loadLabels('en');
const phone = '(212) 736-5000';
const mailbox = 'us@lantern.law';

afterEach(() => {
  jest.restoreAllMocks();
  jest.mocked(loadOperator).mockReturnValue({});
});

it.each<[string, ReturnType<typeof loadOperator>, string]>([
  ['{phone}', {}, `<a href="tel:+12127365000">${phone}</a>`],
  ['{mailbox}', {}, `<a href="mailto:${mailbox}">${mailbox}</a>`],
  ['{visits}', {}, 'does not count'],
  ['{operator}, {place}', {}, `${site.name}, ${site.operatorWords.noPlace}`],
  ['{operator}, {place}', { legalName: 'Lantern LLC', place: 'Ohio' }, 'Lantern LLC, Ohio'],
  ['{attorneys}', {}, '<p>experienced attorneys</p>'],
  ['{attorneys}', { wording: 'neutral' }, '<p>attorneys</p>'],
  ['{sale}', {}, sale.unknown],
  ['{sale}', { payment: { kind: 'membership', words: '' } }, sale.none],
  ['{sale}', { payment: { kind: 'perMessage', words: '' } }, sale.perMessage],
])('a page replaces %s of the operator %j by %s', (template, operator, expected) => {
  jest.mocked(loadOperator).mockReturnValue(operator);
  const html = renderPage(template, { ...site, phone, mailbox }, 'en');
  expect(html).toContain(expected.slice(0, 60));
});

it('names the visit counter', () => {
  const counting = {
    NEXT_PUBLIC_COUNT_SCRIPT: 'https://count.example/a.js',
    NEXT_PUBLIC_COUNT_SITE: 'x',
  };
  jest.replaceProperty(process, 'env', { ...process.env, ...counting });
  expect(renderPage('{visits}', site, 'en')).toContain('count.example');
});
