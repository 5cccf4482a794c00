/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { OperatorFacts, OperatorLine } from '@/components/layout/operator-facts';
import { loadSite } from '@/lib/content/site-content';

const { operatorWords } = loadSite('en');
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
        <OperatorFacts site={{ operatorWords }} />
        <OperatorLine site={{ operatorWords, operator: {} }} />
      </>,
    );
    expect(container).toBeEmptyDOMElement();
  });

  it('show what is given under its label, and no label without a fact', () => {
    render(<OperatorFacts site={{ operatorWords, operator }} />);
    expect(screen.getByRole('region', { name: operatorWords.title })).toBeVisible();
    const labels = screen.getAllByRole('term').map((term) => term.textContent);
    expect(labels).toEqual([
      operatorWords.legalName,
      operatorWords.address,
      operatorWords.attorney,
      operatorWords.registrations,
    ]);
    expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
      operator.legalName,
      operator.address,
      operator.attorney,
      ...operator.registrations,
    ]);
  });

  it('stand in one line on every page', () => {
    const { container } = render(<OperatorLine site={{ operatorWords, operator }} />);
    expect(container).toHaveTextContent(
      `${operatorWords.legalName}: Lantern Referrals LLC, 1 Main St, Columbus, OH 43004. ${operatorWords.attorney}: Ann Lee, Columbus.`,
    );
  });
});
