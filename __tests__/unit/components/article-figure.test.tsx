/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { ArticleFigure } from '@/components/figures/article-figure';
import type { Figure } from '@/lib/content/figure-schemas';
import { loadStateDeadlines } from '@/lib/content/site-content';

// That a figure says all that its file holds is asked of the built pages.
const common = { title: 'The title', caption: 'Why it matters' };
const show = (figure: Figure) => render(<ArticleFigure figure={figure} language="en" />).container;
const drawn = (container: HTMLElement, element: string, attribute: string) =>
  [...container.querySelectorAll(element)].map((one) => one.getAttribute(attribute));
const barsOf = (first: number, second: number) => [
  { key: 'a', label: 'A', value: first },
  { key: 'b', label: 'B', value: second },
];

it.each<[string, string, Figure]>([
  [
    'amounts against the largest',
    '100% 50%',
    { kind: 'bars', ...common, unit: '$', bars: barsOf(40, 20) },
  ],
  [
    'large shares against the whole',
    '100% 30% 100% 84%',
    { kind: 'bars', ...common, unit: '%', bars: barsOf(30, 84) },
  ],
  [
    'parts against their total',
    '25% 75% 100% 100%',
    {
      kind: 'stacked',
      ...common,
      unit: '$',
      rows: [{ key: 'r', label: 'R', total: 1000, parts: barsOf(250, 750) }],
    },
  ],
])('bars show %s', (_, widths, figure) => {
  expect(drawn(show(figure), 'rect', 'width').join(' ')).toBe(widths);
});

it('times are drawn to scale where each has its time, else as stages', () => {
  const points = ['1 year', '2 years', '4 years'].map((at) => ({
    key: at,
    at,
    when: at,
    what: '',
  }));
  const timeline = { kind: 'timeline', ...common } as const;
  expect(drawn(show({ ...timeline, points }), 'circle', 'cx')).toEqual(['25%', '50%', '100%']);
  const stages = points.map(({ at, ...point }) => point);
  expect(drawn(show({ ...timeline, points: stages }), 'circle', 'cx')).toEqual(
    Array(3).fill('0.5em'),
  );
});

it('cells stand in a table with heads, with labels for phones that are not read twice', () => {
  const rows = [['Care', 'Once', 'Weekly']];
  show({ kind: 'comparison', ...common, columns: ['Rule', 'Before', 'After'], rows });
  const table = within(screen.getByRole('table', { name: 'The title' }));
  expect(table.getAllByRole('columnheader')).toHaveLength(3);
  expect(table.getByRole('rowheader', { name: 'Care' })).toBeInTheDocument();
  expect(table.getByRole('cell', { name: 'Weekly' })).toHaveTextContent('AfterWeekly');
});

it('states stand in a folded table of their laws, each with a link to its page', () => {
  const container = show({ kind: 'states', ...common, laws: ['workReport', 'workClaim'] });
  expect(container.querySelector('details')).not.toHaveAttribute('open');
  for (const { id, name, row } of loadStateDeadlines('en')) {
    const link = screen.getByText(name, { selector: 'th a' });
    expect(link).toHaveAttribute('href', `/deadlines/${id}`);
    expect(link.closest('tr')).toHaveTextContent(row.workReport.text);
    expect(link.closest('tr')).toHaveTextContent(row.workClaim.text);
  }
});
