/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AfterSending } from '@/components/confirmation/after-sending';
import { copyFile } from '@/components/confirmation/copy-file';
import { loadConfirmation, loadMessages } from '@/lib/content/site-content';
import { draftSlot, keepSent, browser as page, readSent, type Sent } from '@/lib/message/records';

const counters = { plausible: jest.fn(), umami: { track: jest.fn() } };
const message: Sent = {
  form: 'intake',
  reference: 'CL-7K2M4',
  sentAt: Date.now(),
  isShown: false,
  answers: [{ label: 'Full Name', value: 'Ana' }],
  values: { user: 'Ana' },
};
const addresses = { home: '/', finder: '/#finder', contact: '/contact', intake: '/formInput' };
const usualTimes = { address: '/deadlines', times: { Texas: '2 years' } };
const props = {
  goHome: 'Go to Home',
  phone: '(555) 010-0177',
  language: 'en',
  addresses,
  stateNames: {},
  usualTimes,
} as const;
const open = () =>
  act(async () =>
    render(
      <AfterSending texts={loadConfirmation('en')} erase={loadMessages('en').erase} {...props} />,
    ),
  );

beforeEach(() => {
  sessionStorage.clear();
  jest.clearAllMocks();
  Object.assign(window, counters);
});

describe('the page after sending', () => {
  it('tells the service that counts of a sent message once, and nothing of it', async () => {
    keepSent(message);
    await open();
    await open();
    expect(counters.plausible.mock.calls).toEqual([['Sent']]);
    expect(counters.umami.track.mock.calls).toEqual([['Sent']]);
  });

  it('tells it nothing where nothing was sent', async () => {
    await open();
    expect(counters.plausible).not.toHaveBeenCalled();
    expect(screen.getByText(/This tab has no sent message/)).toBeVisible();
    // Nor does it promise that something happens.
    expect(screen.queryByText(/You can expect/)).toBeNull();
    expect(screen.queryAllByRole('heading')).toEqual([]);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([addresses.finder, addresses.home]);
  });

  it('works where nothing counts, or the script was blocked', async () => {
    Object.assign(window, { plausible: undefined, umami: undefined });
    keepSent(message);
    await open();
    expect(readSent()).toMatchObject({ isShown: true });
  });

  it('claims nothing where storage holds what it cannot read', async () => {
    sessionStorage.setItem('sent-message', '{');
    await open();
    expect(screen.queryByText(/This tab has no|Your reference/)).toBeNull();
  });

  it('shows the answers for an hour, and the reference after that', async () => {
    keepSent({ ...message, sentAt: Date.now() - 3_700_000 });
    await open();
    expect(screen.getByText(/CL-7K2M4/)).toBeVisible();
    expect(screen.queryByText('Ana')).toBeNull();
    expect(sessionStorage.getItem('sent-message')).not.toContain('Ana');
  });

  it('stays erased, also where the address names the message', async () => {
    jest.useFakeTimers();
    HTMLDialogElement.prototype.close = jest.fn();
    window.history.replaceState(null, '', '/confirmAlert#CL-7K2M4');
    await open();
    expect(screen.getByText(/CL-7K2M4/)).toBeVisible();
    // The answer to the question in the dialog.
    const [yes] = screen.getAllByRole('button', { name: 'Erase', hidden: true }).slice(-1);
    act(() => yes?.click());
    expect(screen.getByText(/erased/)).toBeVisible();
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.queryByText(/CL-7K2M4/)).toBeNull();
    jest.useRealTimers();
  });

  it('does not write a correction over another message', async () => {
    keepSent(message);
    const other = { version: 4 as const, at: Date.now(), values: { user: 'Bo' } };
    const draft = draftSlot('intake', page);
    draft.write({ ...other, touched: [], query: '', reference: 'CL-22222' });
    await open();
    await userEvent.click(screen.getByRole('button', { name: /Correct it/ }));
    expect(screen.getByText(/already holds another message/)).toBeVisible();
    expect(draft.read()).toMatchObject({ value: { values: { user: 'Bo' } } });
  });
});

it('the file holds what was written as text, never as HTML', async () => {
  const answers = [{ label: 'Message', value: '<script>"x"</script> & 😀' }];
  const file = copyFile({ language: 'en', title: 'Sent', lines: [], answers });
  const reader = new FileReader();
  const loaded = new Promise((resolve) => {
    reader.onload = resolve;
  });
  reader.readAsText(file);
  await loaded;
  const page = new DOMParser().parseFromString(String(reader.result), 'text/html');
  expect(page.querySelector('dd')?.textContent).toBe(answers[0]?.value);
  expect(page.querySelector('script')).toBeNull();
});
