/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { AfterSending } from '@/components/confirmation/after-sending';
import { loadConfirmation } from '@/lib/content/site-content';
import { sentMessage } from '@/lib/forms/stored';

const counters = { plausible: jest.fn(), umami: { track: jest.fn() } };
const message = { form: 'intake', sentAt: Date.now(), isShown: false, answers: [] };
const open = () =>
  act(async () =>
    render(<AfterSending {...loadConfirmation('en')} language="en" finder="/#finder" />),
  );

beforeEach(() => {
  sessionStorage.clear();
  jest.clearAllMocks();
  Object.assign(window, counters);
});

describe('the page after sending', () => {
  it('tells the service that counts of a sent message once, and nothing of it', async () => {
    sentMessage.write(message);
    await open();
    await open();
    expect(counters.plausible.mock.calls).toEqual([['Sent']]);
    expect(counters.umami.track.mock.calls).toEqual([['Sent']]);
  });

  it('tells it nothing where nothing was sent', async () => {
    await open();
    expect(counters.plausible).not.toHaveBeenCalled();
  });

  it('works where nothing counts, or the script was blocked', async () => {
    Object.assign(window, { plausible: undefined, umami: undefined });
    sentMessage.write(message);
    await open();
    expect(sentMessage.read()?.isShown).toBe(true);
  });
});
