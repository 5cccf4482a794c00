/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Reminder } from '@/components/deadlines/reminder';

// seo.ts imports a module that doesn't load in jsdom.
jest.mock('@/lib/seo', () => ({ fullAddress: (path: string) => path }));

it.each([
  ['an uncertain deadline', undefined, 'Talk to a lawyer this week.'],
  ['a two-year deadline', 24, 'Talk to a lawyer by March 1, 2027.'],
  ['a five-month deadline', 5, 'Talk to a lawyer by January 31, 2027.'],
])('reminds early enough with %s', async (_, months, answer) => {
  jest.useFakeTimers({ now: new Date(2026, 10, 22) });
  URL.createObjectURL = URL.revokeObjectURL = () => '';
  const reminder = <Reminder id="texas" name="Texas" months={months} language="en" />;
  document.body.innerHTML = renderToStaticMarkup(reminder);
  jest.resetModules();
  await import('@/components/page-scripts/remind');
  const [day] = document.querySelectorAll('input');
  if (day) fireEvent.input(day, { target: { value: '2026-11-01' } });
  expect(document.body).toHaveTextContent(answer);
});
