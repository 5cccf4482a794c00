/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { OperatorFacts, OperatorLine } from '@/components/layout/operator-facts';
import { loadSite } from '@/lib/content/site-content';

const { operatorWords: words } = loadSite('en');
const operator = {
  legalName: 'Lantern Referrals LLC',
  address: '1 Main St, Columbus, OH 43004',
  attorney: 'Ann Lee, Columbus',
  registrations: ['California State Bar 12', 'Texas State Bar 34'],
};

describe('the facts about the operator', () => {
  it('are not there while none is given', () => {
    const { container } = render(
      <>
        <OperatorFacts operator={{}} words={words} />
        <OperatorLine operator={{}} words={words} />
      </>,
    );
    expect(container).toBeEmptyDOMElement();
  });

  it('show what is given under its label, and no label without a fact', () => {
    render(<OperatorFacts operator={operator} words={words} />);
    expect(screen.getByRole('region', { name: words.title })).toBeVisible();
    const labels = screen.getAllByRole('term').map((term) => term.textContent);
    expect(labels).toEqual([words.legalName, words.address, words.attorney, words.registrations]);
    expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
      operator.legalName,
      operator.address,
      operator.attorney,
      ...operator.registrations,
    ]);
  });

  it('stand in one line on every page', () => {
    const { container } = render(<OperatorLine operator={operator} words={words} />);
    expect(container).toHaveTextContent(
      `${words.legalName}: Lantern Referrals LLC, 1 Main St, Columbus, OH 43004. ${words.attorney}: Ann Lee, Columbus.`,
    );
  });
});
