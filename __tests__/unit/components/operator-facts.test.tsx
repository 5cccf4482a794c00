import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { StartCard } from '@/components/blog/start-card';
import { OperatorFacts, OperatorLine } from '@/components/layout/operator-facts';
import { SitePage } from '@/components/layout/site-page';
import type { Operator } from '@/lib/content/operator-schema';
import { loadForms, loadLabels, loadOperator, loadSite } from '@/lib/content/site-content';
import { fillText } from '@/lib/inline-text';
import { account } from '../account';
import { california, operator as lawful } from '../scripts/operator';

jest.mock('@/lib/content/site-content', () => {
  const actual = jest.requireActual('@/lib/content/site-content');
  return { ...actual, loadOperator: jest.fn(actual.loadOperator) };
});

const { operatorWords: words } = loadSite('en');
const operator = {
  legalName: 'Lantern Referrals LLC',
  address: '1 Main St, Columbus, OH 43004',
  attorney: { name: 'Noé Pérez, Columbus' },
};
const shown = (given: Operator) => {
  jest.mocked(loadOperator).mockReturnValue(given);
  return renderToStaticMarkup(
    <>
      <OperatorFacts language="en" />
      <OperatorLine language="en" />
    </>,
  );
};

beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, ...account });
});
afterEach(() => jest.restoreAllMocks());

it('shows facts about the operator with labels, and in one line', () => {
  const { attorneys, hours, payment } = lawful;
  const $ = load(shown({ ...operator, payment, hours, attorneys, registrations: [california] }));
  const texts = (selector: string) => [...$(selector)].map((one) => $(one).text());
  const labels = ['legalName', 'address', 'hours', 'payment', 'attorney', 'registrations'] as const;
  expect(texts('dt')).toEqual(labels.map((name) => words[name]));
  expect(texts('#attorneys li')).toEqual(['Ann Lee, Lee Law, Columbus, OH (Ohio)']);
  expect(texts('dd')).toEqual([
    operator.legalName,
    operator.address,
    expect.stringMatching(/^Monday, 9:00\sAM\s–\s5:00\sPM, Eastern Time$/),
    payment.words,
    operator.attorney.name,
    'State Bar of California, 123',
  ]);
  expect($.text()).toContain(
    `${words.legalName}: Lantern Referrals LLC, 1 Main St, Columbus, OH 43004. ${words.attorney}: Noé Pérez, Columbus.`,
  );
});

it('names no attorney if none is responsible, and shows no label without a fact on a live site', () => {
  expect(shown({ attorney: { none: true } })).toBe('');
  expect(shown({})).toBe('');
  jest.restoreAllMocks();
  const missing = [words.legalName, words.address, words.hours, words.spanish, words.payment];
  expect(shown({})).toContain(fillText(words.slot, { facts: missing.join(' · ') }));
});

it('a page says that messages are sold, what California asks for, and that it is a rehearsal', () => {
  const { sale, staging } = loadLabels('en');
  const { compensation } = loadForms('en').atSend;
  const said = (accidentType: string) => {
    const card = <StartCard language="en" accidentType={accidentType} />;
    const $ = load(renderToStaticMarkup(<SitePage language="en">{card}</SitePage>));
    return [sale.link, compensation, staging].filter((one) => $('body').text().includes(one));
  };
  expect(said('Workers Comp')).toEqual([]);
  const payment = { kind: 'perMessage' as const, words: 'Attorneys pay $50.' };
  jest.mocked(loadOperator).mockReturnValue({ ...lawful, payment });
  jest.replaceProperty(process, 'env', { ...process.env, ...account, NEXT_PUBLIC_STAGING: 'yes' });
  expect(said('Workers Comp')).toEqual([sale.link, compensation, staging]);
  expect(said('Auto Accident')).toEqual([sale.link, staging]);
});
