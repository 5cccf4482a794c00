/** @jest-environment jsdom */
import { attempt } from '@/lib/email';
import { createMessage } from '@/lib/message/message';

const send = jest.fn(async ({ onLeave }: { onLeave: () => void }) => onLeave());
const prepare = async () => ({ answers: [], send });

function write() {
  const message = createMessage('contact');
  message.open();
  message.edit({ values: { message: 'I fell.' }, touched: [], isBlank: false });
  return message;
}

/** A lock manager as browsers have it, for requests that don't wait. */
function fakeLocks() {
  const held = new Set<string>();
  return {
    async request(name: string, _: object, hold: (lock: object | null) => unknown) {
      const isFree = !held.has(name);
      held.add(name);
      await hold(isFree ? { name } : null);
      if (isFree) held.delete(name);
    },
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
  send.mockClear();
  Object.assign(navigator, { locks: fakeLocks() });
});

it('gives way to another tab that is sending the same message, and sends when it is free', async () => {
  const message = write();
  let release: () => void = () => undefined;
  const { reference } = message.getState();
  const held = navigator.locks.request(`message-${reference}`, { ifAvailable: true }, () => {
    return new Promise<void>((resolve) => {
      release = resolve;
    });
  });
  await attempt(message, prepare);
  expect(message.getState()).toMatchObject({ phase: 'draft', isSentElsewhere: true });
  expect(send).not.toHaveBeenCalled();
  release();
  await held;
  await attempt(message, prepare);
  expect(message.getState().phase).toBe('sent');
});

it('sends where there are no locks, as without TLS', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  const message = write();
  await attempt(message, prepare);
  expect(message.getState().phase).toBe('sent');
});

it('never leaves if it could not within half a minute', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const message = write();
  const late = () => new Promise((resolve) => setTimeout(resolve, 60_000)).then(prepare);
  const ending = attempt(message, late);
  await jest.advanceTimersByTimeAsync(31_000);
  expect(message.getState().phase).toBe('failed');
  await jest.advanceTimersByTimeAsync(31_000);
  await ending;
  expect(message.getState().phase).toBe('failed');
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({ signal: expect.objectContaining({ aborted: true }) }),
  );
  log.mockRestore();
});
