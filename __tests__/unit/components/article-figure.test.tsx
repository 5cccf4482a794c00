/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ArticleFigure } from '@/components/figures/article-figure';
import type { Figure } from '@/lib/content/figure-schemas';

// __tests__/built tests that figures show all their data.
const common = { title: 'The title', caption: 'Why it matters' };
const show = (figure: Figure) => render(<ArticleFigure figure={figure} language="en" />).container;
const drawn = (container: HTMLElement, element: string, attribute: string) =>
  [...container.querySelectorAll(element)].map((one) => one.getAttribute(attribute));
const barsOf = (first: number, second: number) => [
  { key: 'a', label: 'A', value: first },
  { key: 'b', label: 'B', value: second },
];

it('scales bars to the largest amount, percentages from 50 to 100 %, and stacked parts to their total', () => {
  const widths = (figure: Figure) => drawn(show(figure), 'rect', 'width').join(' ');
  const bars = { kind: 'bars', ...common } as const;
  expect(widths({ ...bars, unit: '$', bars: barsOf(40, 20) })).toBe('100% 50%');
  expect(widths({ ...bars, unit: '%', bars: barsOf(30, 84) })).toBe('100% 30% 100% 84%');
  const rows = [{ key: 'r', label: 'R', parts: barsOf(250, 750) }];
  const stacked = { kind: 'stacked', ...common, unit: '$', rows } as const;
  expect(widths(stacked)).toBe('25% 75% 100% 100%');
  expect(drawn(show(stacked), 'rect', 'x').slice(0, 2)).toEqual(['0%', '25%']);
  const [one, other, ...legend] = drawn(show(stacked), 'rect', 'fill');
  expect(legend).toEqual([one, other]);
});

it('renders states in a collapsed table with links to their pages', () => {
  const container = show({ kind: 'states', ...common, laws: ['workReport', 'workClaim'] });
  expect(container.querySelector('details')).not.toHaveAttribute('open');
  const link = screen.getByText('Texas', { selector: 'th a' });
  expect(link).toHaveAttribute('href', '/deadlines/texas');
  expect(link.closest('tr')).toHaveTextContent(/within 30 days.*within 1 year/);
});
