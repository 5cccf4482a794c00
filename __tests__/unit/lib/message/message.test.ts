import { createMessage } from '@/lib/message/message';
import { makeReference, type World } from '@/lib/message/records';
import { fakeStorage } from './fake-storage';

let now: number;
let world: World;

beforeEach(() => {
  now = 1_000_000_000;
  const [tab, shared] = [fakeStorage(), fakeStorage()];
  world = { tab: () => tab, shared: () => shared, now: () => now };
});

const content = (message: string) => {
  return { values: { message, user: 'Ana' }, touched: [], query: '', isBlank: false };
};

function open(where = world) {
  const message = createMessage('contact', where);
  message.open();
  return message;
}

function write(text: string, where = world) {
  const message = open(where);
  message.edit(content(text));
  return message;
}

function send(message: ReturnType<typeof write>): string {
  const id = message.press() ?? '';
  message.leave(id, []);
  return id;
}

it('never overwrites what another build stored', () => {
  const theirs = '{"version":5}';
  world.tab().setItem('draft-contact', theirs);
  const message = write('I fell.');
  expect(message.getState().isKept).toBe(false);
  message.accept(send(message));
  expect(world.tab().getItem('draft-contact')).toBe(theirs);
});

it('says that it was erased after an hour, until it is edited', () => {
  const message = write('I fell.');
  now += 3_700_000;
  message.tick();
  now += 400_000;
  message.tick();
  expect(message.getState()).toMatchObject({ isExpired: true, values: {} });
  message.edit(content('A'));
  expect(message.getState().isExpired).toBe(false);
  now += 3_700_000;
  expect(open().getState().isExpired).toBe(true);
});

it('learns that a duplicated tab sent another text under its reference', () => {
  const first = write('I fell.');
  const { reference } = first.getState();
  const tab = fakeStorage(world.tab());
  const second = write('I slipped.', { ...world, tab: () => tab });
  const id = send(second);
  first.onStorage(`message-${reference}`);
  expect(first.getState()).toMatchObject({ phase: 'unknownChanged', corrects: reference });
  second.accept(id);
  first.onStorage(`message-${reference}`);
  expect(first.getState()).toMatchObject({ phase: 'arrivedChanged', corrects: reference });
});

it('makes references without characters that look or sound alike', () => {
  const references = Array.from({ length: 100 }, makeReference);
  for (const one of references) expect(one).toMatch(/^CL-[234679CDFGHJKMNPQRTVWXY]{5}$/);
  expect(new Set(references).size).toBeGreaterThan(95);
});
