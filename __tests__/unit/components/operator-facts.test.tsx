import { load } from 'cheerio';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { OperatorFacts, OperatorLine } from '@/components/layout/operator-facts';
import { loadSite } from '@/lib/content/site-content';
import { california } from '../scripts/operator';

const { operatorWords: words } = loadSite('en');
const operator = {
  legalName: 'Lantern Referrals LLC',
  address: '1 Main St, Columbus, OH 43004',
  attorney: 'Ann Lee, Columbus',
};
const shown = (given: ComponentProps<typeof OperatorLine>['operator']) =>
  renderToStaticMarkup(
    <>
      <OperatorFacts operator={given} texts={words} />
      <OperatorLine operator={given} texts={words} />
    </>,
  );

it('shows facts about the operator with labels, and in one line', () => {
  const $ = load(shown({ ...operator, registrations: [california] }));
  const texts = (selector: string) => [...$(selector)].map((one) => $(one).text());
  const labels = ['legalName', 'address', 'attorney', 'registrations'] as const;
  expect(texts('dt')).toEqual(labels.map((name) => words[name]));
  expect(texts('dd')).toEqual([...Object.values(operator), 'State Bar of California, 123']);
  expect($.text()).toContain(
    `${words.legalName}: Lantern Referrals LLC, 1 Main St, Columbus, OH 43004. ${words.attorney}: Ann Lee, Columbus.`,
  );
});

it('says how the operator is paid', () => {
  const payment = { kind: 'membership' as const, words: 'Attorneys pay us $99 a month.' };
  expect(shown({ payment })).toContain('How we are paid</dt><dd');
  expect(shown({ payment })).toContain('Attorneys pay us $99 a month.');
});

it('names no attorney if none is responsible, and shows no label without a fact', () => {
  expect(shown({ attorney: 'None' })).toBe('');
  expect(shown({})).toBe('');
});
