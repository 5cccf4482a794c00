import { loadLabels, loadOperator, loadSite } from '@/lib/content/site-content';
import { renderPage } from '@/lib/render-page';
import { itInSpanish, spanish } from '../spanish';

jest.mock('@/lib/content/site-content', () => ({
  ...jest.requireActual('@/lib/content/site-content'),
  loadOperator: jest.fn(() => ({})),
}));

const site = loadSite('en');
const operator = { legalName: 'Lantern Referrals LLC', place: 'the State of Ohio' };

afterEach(() => {
  jest.restoreAllMocks();
  jest.mocked(loadOperator).mockReturnValue({});
});

it.each([
  ['{place}', {}, site.operatorWords.noPlace],
  ['{operator}', {}, site.name],
  ['{phone}', { phone: '(212) 736-5000' }, '<a href="tel:+12127365000">(212) 736-5000</a>'],
  [
    '{mailbox}',
    { mailbox: 'us@lantern.law' },
    '<a href="mailto:us@lantern.law">us@lantern.law</a>',
  ],
  ['{visits}', {}, expect.stringContaining('does not count')],
])('a page replaces %s of a site with %j by %s', (template, facts, expected) => {
  const html = renderPage(template, { ...site, ...facts }, 'en');
  expect(html.replace(/^<p>|<\/p>\n$/g, '')).toEqual(expected);
});

it('a page names the operator and its state', () => {
  jest.mocked(loadOperator).mockReturnValue(operator);
  const html = renderPage('{operator}, {place}', site, 'en');
  expect(html).toContain(`${operator.legalName}, ${operator.place}`);
});

it.each([
  [undefined, 'unknown'],
  ['membership', 'none'],
  ['perMessage', 'perMessage'],
] as const)('says whether messages are sold if the payment is by %s', (kind, words) => {
  jest.mocked(loadOperator).mockReturnValue(kind ? { payment: { kind, words: '' } } : {});
  expect(renderPage('{sale}', site, 'en')).toContain(loadLabels('en').sale[words].slice(0, 40));
});

it.each([
  [{}, 'experienced attorneys'],
  [{ wording: 'neutral' as const }, 'attorneys'],
])('writes the words that the operator %j chose', (facts, words) => {
  jest.mocked(loadOperator).mockReturnValue(facts);
  expect(renderPage('{attorneys}', site, 'en')).toBe(`<p>${words}</p>\n`);
});

it('names the visit counter', () => {
  const counting = {
    NEXT_PUBLIC_COUNT_SCRIPT: 'https://count.example/a.js',
    NEXT_PUBLIC_COUNT_SITE: 'x',
  };
  jest.replaceProperty(process, 'env', { ...process.env, ...counting });
  expect(renderPage('{visits}', site, 'en')).toContain('count.example');
});

itInSpanish('links within its edition', () => {
  const html = renderPage('[nosotros](/about)', site, spanish);
  expect(html).toContain('<a href="/es/about">');
});
