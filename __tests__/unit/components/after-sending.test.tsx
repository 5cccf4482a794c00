/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import { AfterSending } from '@/components/confirmation/after-sending';
import { loadConfirmation, loadMessages } from '@/lib/content/site-content';
import { keepSent, type Sent } from '@/lib/message/records';
import { loadPlaces } from '@/lib/operator';
import { saveCopy } from './form';

const counters = { plausible: jest.fn(), umami: { track: jest.fn() } };
const message: Sent = {
  form: 'intake',
  reference: 'CL-7K2M4PQ',
  sentAt: Date.now(),
  isShown: false,
  answers: [{ label: 'Full Name', value: 'Ana' }],
  values: { user: 'Ana' },
};
const props = {
  texts: loadConfirmation('en'),
  erase: loadMessages('en').erase,
  goHome: 'Go to Home',
  addresses: { home: '/', finder: '/#finder', contact: '/contact', intake: '/formInput' },
  places: loadPlaces('en'),
} as const;
const open = () => act(async () => render(<AfterSending {...props} />));
const shown = () => document.body.textContent;

beforeEach(() => {
  sessionStorage.clear();
  window.location.hash = '';
  Object.assign(window, counters);
});
afterEach(() => jest.useRealTimers());

it('counts a sent message once, and never counts an unsent one', async () => {
  await open();
  expect(counters.plausible).not.toHaveBeenCalled();
  expect(shown()).toMatch(/This tab has no record of one/);
  expect(shown()).not.toMatch(/You can expect/);
  keepSent(message);
  await open();
  await open();
  expect(counters.plausible.mock.calls).toEqual([['Sent']]);
  expect(counters.umami.track.mock.calls).toEqual([['Sent']]);
  window.print = jest.fn();
  act(() => screen.getAllByRole('button', { name: 'Print this page' })[0]?.click());
  expect(window.print).toHaveBeenCalledTimes(1);
});

it('removes answers from an open page after an hour, and keeps the reference', async () => {
  jest.useFakeTimers();
  keepSent({ ...message, sentAt: Date.now() });
  await open();
  expect(screen.getByText('Ana')).toBeVisible();
  act(() => jest.advanceTimersByTime(3_700_000));
  expect(screen.queryByText('Ana')).toBeNull();
  expect(shown()).not.toContain('This copy stays');
  expect(shown()).toContain('in under 24 hours');
  act(() => jest.advanceTimersByTime(24 * 3_600_000));
  expect(shown()).not.toContain('in under 24 hours');
  expect(screen.getByText(/CL-7K2M4PQ/)).toBeVisible();
  expect(sessionStorage.getItem('sent-message')).not.toContain('Ana');
});

it('promises no call to who has a firm, and warns of a time that may end soon', async () => {
  const texas = { zipCode: '75001', accidentId: 'Auto Accident', period: 'Less than 2 Year' };
  keepSent({ ...message, values: { ...texas, signup: 'Yes' } });
  await open();
  expect(shown()).not.toMatch(/in under 24 hours/);
  expect(screen.queryByRole('heading', { name: 'What happens next' })).toBeNull();
  expect(shown()).toContain('Little time may be left.');
  cleanup();
  keepSent({ ...message, values: { ...texas, period: 'Less than 1 Year', signup: 'No' } });
  await open();
  expect(screen.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  expect(shown()).not.toContain('Little time may be left.');
});

it('promises nothing to a stranger whose link names a reference', async () => {
  window.location.hash = '#CL-2222222';
  await open();
  expect(shown()).toMatch(/This tab has no record of a message CL-2222222/);
  expect(shown()).not.toMatch(/You can expect|no record of one/);
});

it('shows the own message although the address names another one', async () => {
  window.location.hash = '#CL-2222222';
  keepSent(message);
  await open();
  expect(shown()).toMatch(/Your reference is CL-7K2M4PQ/);
  expect(shown()).not.toMatch(/CL-2222222/);
});

it('a correction does not overwrite another message', async () => {
  keepSent(message);
  const other = { changedAt: Date.now(), values: { user: 'Bo' }, reference: 'CL-2222222' };
  sessionStorage.setItem('draft-intake', JSON.stringify(other));
  await open();
  act(() => screen.getByRole('button', { name: /Correct it/ }).click());
  expect(shown()).toMatch(/already holds another message/);
  expect(sessionStorage.getItem('draft-intake')).toContain('Bo');
});

it('the downloaded copy escapes HTML in answers', async () => {
  const answers = [{ label: 'Message', value: '<script>"x"</script> & 😀' }];
  keepSent({ ...message, answers });
  await open();
  const html = await saveCopy(props.texts.copy.file);
  expect(html.querySelector('dd')?.textContent).toBe(answers[0]?.value);
});
