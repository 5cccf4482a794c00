import { createMessage } from '@/lib/message/message';
import { draftSlot, hashFor, readSent, readSentAt, type World } from '@/lib/message/records';

let now: number;
let isFull: boolean;
let world: World;

function area(): Storage {
  const kept: Record<string, string> = {};
  return Object.assign(
    Object.create({
      getItem: (key: string) => kept[key] ?? null,
      removeItem: (key: string) => void delete kept[key],
      setItem: (key: string, text: string) => {
        if (isFull) throw new Error('QuotaExceededError');
        kept[key] = text;
      },
    }),
  );
}

beforeEach(() => {
  now = 1_000_000_000;
  isFull = false;
  const [tab, shared] = [area(), area()];
  world = { tab: () => tab, shared: () => shared, now: () => now };
});

function write(text: string) {
  const message = createMessage('contact', world);
  message.open();
  message.edit({ values: { message: text }, touched: [], query: '', isBlank: false });
  return message;
}

function send(message: ReturnType<typeof write>): string {
  const id = message.press() ?? '';
  message.leave(id, []);
  return id;
}

it('has arrived where the service accepts an earlier try of the same text', () => {
  const message = write('I fell.');
  const first = send(message);
  message.lose(first);
  send(message);
  message.accept(first);
  expect(message.getState().phase).toBe('sent');
  expect(readSent(world)).toMatchObject({ values: { message: 'I fell.' } });
  expect(draftSlot('contact', world).read()).toEqual({ is: 'absent' });
});

it('is named by the address of the confirmation where storage is full, whatever was sent before', () => {
  const before = write('I slipped.');
  before.accept(send(before));
  isFull = true;
  const message = write('I fell.');
  message.accept(send(message));
  const { phase, reference } = message.getState();
  expect(phase).toBe('sent');
  const hash = hashFor(reference, world);
  expect(hash).toBe(`#${reference}`);
  expect(readSentAt(hash, world)).toMatchObject({ reference, answers: [] });
  expect(readSentAt('#reference', world)).toBe('nothing');
});

it('says that it was erased after an hour, until something is written', () => {
  const message = write('I fell.');
  now += 3_700_000;
  message.tick();
  now += 400_000;
  message.tick();
  expect(message.getState()).toMatchObject({ isExpired: true, values: {} });
  message.edit({ values: { message: 'A' }, touched: [], query: '', isBlank: false });
  expect(message.getState().isExpired).toBe(false);
  now += 3_700_000;
  const later = createMessage('contact', world);
  later.open();
  expect(later.getState().isExpired).toBe(true);
});

it('hears that a duplicate of its tab sent another text under its reference', () => {
  const first = write('I fell.');
  const { reference } = first.getState();
  const [kept, tab] = [draftSlot('contact', world).read(), area()];
  const other = { ...world, tab: () => tab };
  if (kept.is === 'kept') draftSlot('contact', other).write(kept.value);
  const second = createMessage('contact', other);
  second.open();
  second.edit({ values: { message: 'I slipped.' }, touched: [], query: '', isBlank: false });
  const id = second.press() ?? '';
  second.leave(id, []);
  first.hear(`message-${reference}`);
  expect(first.getState()).toMatchObject({ phase: 'unknownChanged', corrects: reference });
  second.accept(id);
  first.hear(`message-${reference}`);
  expect(first.getState()).toMatchObject({ phase: 'arrivedChanged', corrects: reference });
});
