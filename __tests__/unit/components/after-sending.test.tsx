/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import { AfterSending } from '@/components/confirmation/after-sending';
import { keepSent, type Sent } from '@/lib/message/records';
import { operator } from '../scripts/operator';
import { confirmationIn, saveCopy } from './form';

const counters = { plausible: jest.fn(), umami: { track: jest.fn() } };
const message: Sent = {
  form: 'intake',
  reference: 'CL-7K2M4PQ',
  sentAt: Date.now(),
  isShown: false,
  answers: [{ label: 'Full Name', value: 'Ana' }],
  values: { user: 'Ana' },
  touched: [],
};
const props = confirmationIn('en');
const open = (own: object = {}) => act(async () => render(<AfterSending {...props} {...own} />));
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
  expect(shown()).toMatch(/you have not sent one from this tab/);
  expect(shown()).not.toMatch(/You can expect/);
  expect(screen.getByRole('link', { name: 'Find Lawyer' })).toHaveAttribute('href', '/#finder');
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

it('shows no answers any more that were erased before the visitor came back', async () => {
  keepSent(message);
  await open();
  expect(screen.getByText('Ana')).toBeVisible();
  sessionStorage.clear();
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(screen.queryByText('Ana')).toBeNull();
});

it('promises no call to who has a firm, and warns of a time that may end soon', async () => {
  const texas = { zipCode: '75001', accidentId: 'Auto Accident', period: 'Less than 2 Year' };
  keepSent({ ...message, values: { ...texas, signup: 'Yes' } });
  await open();
  expect(shown()).toMatch(/because you did not change that answer/);
  cleanup();
  keepSent({ ...message, values: { ...texas, signup: 'Yes' }, touched: ['signup'] });
  await open();
  expect(shown()).toMatch(/You told us that you have signed/);
  expect(shown()).not.toMatch(/in under 24 hours/);
  expect(screen.queryByRole('heading', { name: 'What happens next' })).toBeNull();
  expect(shown()).toContain('Little time may be left.');
  cleanup();
  keepSent({ ...message, values: { ...texas, period: 'Less than 1 Year', signup: 'No' } });
  await open();
  expect(screen.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  expect(shown()).not.toContain('Little time may be left.');
});

it('promises nothing where nothing was sent, and leads to the finder', async () => {
  await open();
  const title = screen.getByRole('heading', { level: 1 });
  expect(title).toHaveTextContent(props.texts.nothingTitle);
  expect(screen.getByRole('link', { name: props.texts.toFinder })).toHaveAttribute(
    'href',
    '/#finder',
  );
});

it('promises nothing to a stranger whose link names a reference', async () => {
  window.location.hash = '#CL-2222222';
  await open();
  expect(shown()).toMatch(/This tab has no record of a message CL-2222222/);
  expect(shown()).not.toMatch(/You can expect|have not sent one/);
  act(() => screen.getByText('Erase').click());
  expect(`${window.location.hash}${shown()}`).not.toContain('CL-2222222');
});

it('repeats the promise, if the message was sent, where the browser keeps no record', async () => {
  const blocked = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('Storage is blocked.');
  });
  window.location.hash = '#CL-2222222';
  await open();
  const [before = ''] = props.texts.justSent.split('{promise}');
  expect(shown()).toContain(before + props.texts.reply);
  blocked.mockRestore();
});

it('counts the time to the reply from the sending', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-24T10:00-05:00') });
  keepSent({ ...message, sentAt: Date.parse('2026-11-23T15:40-05:00') });
  const { hours } = operator;
  await open({ hours: { ...hours, days: ['Mon', 'Tue'] } });
  expect(shown()).toContain('You can expect a call or an email by 3:40 pm today.');
});

it('shows and saves the own message, its time in its state, and who can help there', async () => {
  const served = { unserved: { Texas: {} }, closedHomes: [] };
  const answers = [{ label: 'Message', value: '<script>"x"</script> & 😀' }];
  const values = { zipCode: '75001', accidentId: 'Workers Comp' };
  keepSent({ ...message, answers, values });
  window.location.hash = '#CL-2222222';
  await open({ places: { ...props.places, served } });
  const line = screen.getByRole('link', { name: /^Texas: tell your employer .*within 1 year$/ });
  expect(line).toHaveAttribute('href', '/deadlines/texas');
  expect(shown()).toContain('We have no attorney for accidents in Texas.');
  expect(shown()).not.toContain('CL-2222222');
  const file = await saveCopy(props.texts.copy.file);
  expect(file.querySelector('dd')?.textContent).toBe(answers[0]?.value);
  expect(file.body.textContent).toContain(`${line.textContent} http://localhost/deadlines/texas`);
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
