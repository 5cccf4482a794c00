/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { type Attempt, type Phase, useSending } from '@/components/forms/use-sending';

type Send = (attempt: Attempt) => Promise<Phase>;

const never: Send = ({ onLeave }) => {
  onLeave();
  return new Promise(() => undefined);
};
const held: Send = () => new Promise(() => undefined);
const later =
  (milliseconds: number, isSent: boolean): Send =>
  ({ onLeave }) => {
    onLeave();
    return new Promise((resolve, reject) => {
      setTimeout(() => (isSent ? resolve('sent') : reject(new Error('Refused'))), milliseconds);
    });
  };
const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

function startWith(send: Send) {
  const onSent = jest.fn(async () => undefined);
  const { result } = renderHook(() => useSending(onSent));
  act(() => void result.current.start(send));
  return { sending: result, onSent };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('sending', () => {
  it('ends with what is to be done when the message has arrived', async () => {
    const { sending, onSent } = startWith(later(100, true));
    expect(sending.current.phase).toBe('sending');
    await advance(100);
    expect(onSent).toHaveBeenCalledTimes(1);
    expect(sending.current.phase).toBe('sent');
  });

  it('says after eight seconds that it takes longer than usual', async () => {
    const { sending } = startWith(never);
    await advance(7_900);
    expect(sending.current.phase).toBe('sending');
    await advance(200);
    expect(sending.current.phase).toBe('slow');
  });

  it('gives the form back after thirty seconds without an answer', async () => {
    const { sending, onSent } = startWith(never);
    await advance(30_100);
    expect(sending.current.phase).toBe('unknown');
    expect(sending.current.isSending).toBe(false);
    expect(onSent).not.toHaveBeenCalled();
  });

  it.each([
    [true, 'arrived'],
    [false, 'failed'],
  ])('says so when the answer comes later (%s)', async (isSent, phase) => {
    const { sending, onSent } = startWith(later(40_000, isSent));
    await advance(40_100);
    expect(sending.current.phase).toBe(phase);
    expect(onSent).not.toHaveBeenCalled();
  });

  it('does not let a late answer speak for a second try', async () => {
    const { sending } = startWith(later(40_000, false));
    await advance(30_100);
    act(() => void sending.current.start(never));
    await advance(10_000);
    expect(sending.current.phase).toBe('slow');
  });

  it('goes out once for two calls at the same moment', async () => {
    const send = jest.fn(never);
    const { sending } = startWith(send);
    act(() => void sending.current.start(send));
    await advance(100);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('cancels what has not left after thirty seconds, and calls it not sent', async () => {
    const send = jest.fn(held);
    const { sending } = startWith(send);
    await advance(30_100);
    expect(sending.current.phase).toBe('failed');
    expect(send.mock.calls[0]?.[0].signal.aborted).toBe(true);
  });

  it('waits thirty seconds for an answer, counted from when the message left', async () => {
    const { sending } = startWith(
      ({ onLeave }) =>
        new Promise(() => {
          setTimeout(onLeave, 25_000);
        }),
    );
    await advance(54_000);
    expect(sending.current.phase).toBe('slow');
    await advance(1_100);
    expect(sending.current.phase).toBe('unknown');
  });

  it('logs a failure and can be tried again', async () => {
    const { sending } = startWith(later(100, false));
    await advance(100);
    expect(sending.current.phase).toBe('failed');
    expect(console.error).toHaveBeenCalledWith('The message was not sent.', expect.any(Error));
    act(() => void sending.current.start(never));
    expect(sending.current.phase).toBe('sending');
  });

  it('has the browser ask before it is cut off, and only then', async () => {
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(false);
    startWith(later(100, true));
    expect(leave()).toBe(true);
    await advance(100);
    expect(leave()).toBe(false);
  });
});
