/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { ArticleFigure } from '@/components/figures/article-figure';
import type { Figure, FigureOf } from '@/lib/content/figure-schemas';
import { loadStateDeadlines } from '@/lib/content/site-content';

type StateLine = ReturnType<typeof loadStateDeadlines>[number];

const common = { title: 'The title', caption: 'Why it matters' };
const samples: { [Kind in Figure['kind']]: FigureOf<Kind> } = {
  bars: {
    kind: 'bars',
    ...common,
    unit: '$',
    bars: [
      { key: 'fl', label: 'Florida', value: 40000 },
      { key: 'me', label: 'Maine', value: 20000 },
    ],
  },
  stacked: {
    kind: 'stacked',
    ...common,
    unit: '$',
    rows: [
      {
        key: 'early',
        label: '25% fee',
        total: 1000,
        parts: [
          { key: 'fee', label: 'Fee', value: 250 },
          { key: 'rest', label: 'You keep', value: 750 },
        ],
      },
    ],
  },
  timeline: {
    kind: 'timeline',
    ...common,
    points: [
      { key: 'doctor', at: '14 days', when: 'In 14 days', what: 'See a doctor' },
      { key: 'claim', at: '1 year', when: 'Dentro de 1 año', what: 'File the claim' },
      { key: 'suit', at: '2 years', when: 'Up to 2 years', what: 'Sue' },
    ],
  },
  flow: {
    kind: 'flow',
    ...common,
    steps: [
      { key: 'one', title: 'One', text: 'First' },
      { key: 'two', title: 'Two', text: 'Second' },
      { key: 'three', title: 'Three', text: 'Third' },
    ],
  },
  checklist: { kind: 'checklist', ...common, items: ['Photos', 'Bills', 'Names', 'A diary'] },
  comparison: {
    kind: 'comparison',
    ...common,
    columns: ['Rule', 'Before', 'After'],
    rows: [
      ['Care', 'Once', 'Weekly'],
      ['Work', 'Full', 'Half'],
      ['Proof', 'Old', 'New'],
    ],
  },
  states: { kind: 'states', ...common, laws: ['workReport', 'workClaim'] },
};
const show = (figure: Figure) => render(<ArticleFigure figure={figure} language="en" />).container;
const widths = (container: HTMLElement) =>
  [...container.querySelectorAll('rect')].map((rect) => rect.getAttribute('width'));

describe.each(Object.values(samples))('a figure of the kind $kind', (figure) => {
  it('is text with its title, its caption and its note', () => {
    show({ ...figure, note: 'The source' });
    expect(screen.getByRole('figure')).toBeInTheDocument();
    for (const words of ['The title', 'Why it matters', 'The source'])
      expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('has drawings that say nothing beside it, and no style that the policy would block', () => {
    const container = show(figure);
    for (const svg of container.querySelectorAll('svg'))
      expect(svg.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(container.querySelectorAll('img, [style]')).toHaveLength(0);
  });
});

it('of bars is a list of labels and amounts, each with a bar of its length', () => {
  const container = show(samples.bars);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Florida$40,000',
    'Maine$20,000',
  ]);
  expect(widths(container)).toEqual(['100%', '50%']);
});

it('of large shares has bars that are measured against the whole', () => {
  const bars = [
    { key: '20', label: 'Age 20', value: 30 },
    { key: '80', label: 'Age 80', value: 84 },
  ];
  const container = show({ kind: 'bars', ...common, unit: '%', bars });
  expect(widths(container)).toEqual(['100%', '30%', '100%', '84%']);
});

it('of shares names each part with its amount', () => {
  show(samples.stacked);
  const row = screen.getByText('25% fee').closest('li') as HTMLElement;
  expect(
    within(row)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Fee $250', 'You keep $750']);
});

it('of times is drawn to scale where each has its time, else as stages', () => {
  const circles = (container: HTMLElement) =>
    [...container.querySelectorAll('circle')].map((circle) => circle.getAttribute('cx'));
  expect(circles(show(samples.timeline))).toEqual([expect.stringMatching(/^1\.9/), '50%', '100%']);
  const points = samples.timeline.points.map(({ at, ...point }) => point);
  expect(circles(show({ kind: 'timeline', ...common, points }))).toEqual([
    '0.5em',
    '0.5em',
    '0.5em',
  ]);
});

it('of steps is a list in order, whose numbers are not read twice', () => {
  show(samples.flow);
  const list = screen.getByRole('list');
  expect(list.tagName).toBe('OL');
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText('2').closest('[aria-hidden="true"]')).not.toBeNull();
});

it('of cells is a table with heads, whose labels for phones are not read twice', () => {
  show(samples.comparison);
  const table = screen.getByRole('table', { name: 'The title' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
  expect(within(table).getByRole('rowheader', { name: 'Care' })).toBeInTheDocument();
  expect(within(table).getByRole('cell', { name: 'Weekly' })).toHaveTextContent('AfterWeekly');
});

it('of states is a folded table of the lines in the deadlines, each state in a row', () => {
  const container = show(samples.states);
  expect(container.querySelector('details')).not.toHaveAttribute('open');
  expect(container.querySelector('summary')).toHaveTextContent('The title');
  const { id, name, row } = loadStateDeadlines('en')[0] as StateLine;
  const link = screen.getByText(name, { selector: 'th a' });
  expect(link).toHaveAttribute('href', `/deadlines/${id}`);
  const first = within(link.closest('tr') as HTMLElement);
  expect(first.getByText(row.workReport.text)).toBeInTheDocument();
  expect(first.getByText(row.workClaim.text)).toBeInTheDocument();
});
