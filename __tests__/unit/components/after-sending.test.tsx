/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import { AfterSending } from '@/components/confirmation/after-sending';
import { copyFile } from '@/components/confirmation/copy-file';
import { loadConfirmation, loadMessages } from '@/lib/content/site-content';
import { loadUsualTimes } from '@/lib/deadlines/main-clocks';
import { draftSlot, keepSent, browser as page, type Sent } from '@/lib/message/records';

const counters = { plausible: jest.fn(), umami: { track: jest.fn() } };
const message: Sent = {
  form: 'intake',
  reference: 'CL-7K2M4',
  sentAt: Date.now(),
  isShown: false,
  answers: [{ label: 'Full Name', value: 'Ana' }],
  values: { user: 'Ana' },
};
const props = {
  texts: loadConfirmation('en'),
  erase: loadMessages('en').erase,
  notServed: loadMessages('en').notServed,
  goHome: 'Go to Home',
  phone: '(555) 010-0177',
  language: 'en',
  addresses: { home: '/', finder: '/#finder', contact: '/contact', intake: '/formInput' },
  stateNames: {},
  usualTimes: loadUsualTimes('en'),
} as const;
const open = () => act(async () => render(<AfterSending {...props} />));
const shown = () => document.body.textContent;

beforeEach(() => {
  sessionStorage.clear();
  Object.assign(window, counters);
});
afterEach(() => jest.useRealTimers());

it('counts a sent message once, and never counts an unsent one', async () => {
  await open();
  expect(counters.plausible).not.toHaveBeenCalled();
  expect(shown()).toMatch(/No message was sent from this tab/);
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
  expect(screen.getByText(/CL-7K2M4/)).toBeVisible();
  expect(sessionStorage.getItem('sent-message')).not.toContain('Ana');
});

it('a correction does not overwrite another message', async () => {
  keepSent(message);
  const draft = draftSlot('intake', page);
  const values = { user: 'Bo' };
  const other = { version: 4, at: Date.now(), values, reference: 'CL-22222' } as const;
  draft.write({ ...other, touched: [], query: '' });
  await open();
  act(() => screen.getByRole('button', { name: /Correct it/ }).click());
  expect(shown()).toMatch(/already holds another message/);
  expect(draft.read()).toMatchObject({ value: { values } });
});

it('the downloaded copy escapes HTML in answers', async () => {
  const answers = [{ label: 'Message', value: '<script>"x"</script> & 😀' }];
  const file = copyFile({ language: 'en', title: 'Sent', lines: [], answers });
  const reader = new FileReader();
  reader.readAsText(file);
  await waitFor(() => expect(reader.readyState).toBe(reader.DONE));
  const html = new DOMParser().parseFromString(String(reader.result), 'text/html');
  expect(html.querySelector('dd')?.textContent).toBe(answers[0]?.value);
});
