import { load } from 'cheerio';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { OperatorFacts, OperatorLine } from '@/components/layout/operator-facts';
import { loadSite } from '@/lib/content/site-content';

const { operatorWords: words } = loadSite('en');
const operator = {
  legalName: 'Lantern Referrals LLC',
  address: '1 Main St, Columbus, OH 43004',
  attorney: 'Ann Lee, Columbus',
  registrations: ['California State Bar 12', 'Texas State Bar 34'],
};
const shown = (given: ComponentProps<typeof OperatorLine>['operator']) =>
  renderToStaticMarkup(
    <>
      <OperatorFacts operator={given} texts={words} />
      <OperatorLine operator={given} texts={words} />
    </>,
  );

it('shows facts about the operator with labels, and in one line', () => {
  const { registrations, ...facts } = operator;
  const $ = load(shown(operator));
  const texts = (selector: string) => [...$(selector)].map((one) => $(one).text());
  const labels = ['legalName', 'address', 'attorney', 'registrations'] as const;
  expect(texts('dt')).toEqual(labels.map((name) => words[name]));
  expect(texts('dd')).toEqual([...Object.values(facts), ...registrations]);
  expect($.text()).toContain(
    `${words.legalName}: Lantern Referrals LLC, 1 Main St, Columbus, OH 43004. ${words.attorney}: Ann Lee, Columbus.`,
  );
});

it('says how the operator is paid', () => {
  const payment = { kind: 'membership' as const, words: 'Attorneys pay us $99 a month.' };
  expect(shown({ payment })).toContain('How we are paid</dt><dd');
  expect(shown({ payment })).toContain('Attorneys pay us $99 a month.');
});

it('names no attorney below each page if none is responsible, and no label without a fact', () => {
  const line = renderToStaticMarkup(<OperatorLine operator={{ attorney: 'none' }} texts={words} />);
  expect(line).toBe('');
  expect(shown({})).toBe('');
});
