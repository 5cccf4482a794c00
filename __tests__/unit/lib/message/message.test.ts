import { makeReference } from '@/lib/message/identifiers';
import { createMessage } from '@/lib/message/message';
import { eraseOld, keepSent, readSent, startCorrection } from '@/lib/message/records';
import type { Browser } from '@/lib/message/storage';
import { fakeStorage } from './fake-storage';

const minute = 60_000;
let now: number;
let browser: Browser;

beforeEach(() => {
  now = 1_000_000_000;
  const [tab, shared] = [fakeStorage(), fakeStorage()];
  browser = { tab: () => tab, shared: () => shared, now: () => now };
});

const content = (message: string) => {
  return { values: { message, user: 'Ana' }, touched: [], isBlank: false };
};

function open(where = browser) {
  const message = createMessage('contact', where);
  message.open();
  return message;
}

function write(text: string, where = browser) {
  const message = open(where);
  message.edit(content(text));
  return message;
}

function send(message: ReturnType<typeof write>): string {
  const id = message.press() ?? '';
  expect(message.leave(id, [{ label: 'Name', value: 'Ana' }])).toBe(true);
  return id;
}

function openStored(draft: unknown) {
  browser.tab().setItem('draft-contact', JSON.stringify(draft));
  return open();
}

const secondTab = (): Browser => {
  const tab = fakeStorage(browser.tab());
  return { ...browser, tab: () => tab };
};

describe('a draft of another build', () => {
  const values = { message: 'I fell.' };

  it.each<[string, object, object]>([
    ['texts among other values', { values: { ...values, age: 7 }, touched: [] }, { values }],
    ['nothing but noise', ['x'], { values: {}, phase: 'draft' }],
  ])('with %s keeps what is valid and is stored again', (_, draft, kept) => {
    const message = openStored(draft);
    expect(message.getState()).toMatchObject({ ...kept, isKept: true });
    expect(message.getState().isIncomplete).toBe(true);
    message.edit(content('I slipped.'));
    const stored = { values: { message: 'I slipped.' }, isIncomplete: false };
    expect(open().getState()).toMatchObject(stored);
  });
});

it('names a message in doubt after an hour, without its answers, for a day', () => {
  const message = write('I fell.');
  message.unknown(send(message));
  const { reference } = message.getState();
  now += 62 * minute;
  const later = open();
  expect(later.getState()).toMatchObject({ phase: 'unknownChanged', isExpired: true, values: {} });
  expect(JSON.stringify(browser.tab())).not.toContain('I fell.');
  later.edit(content('I fell.'));
  expect(later.getState()).toMatchObject({ phase: 'unknownChanged', corrects: reference });
  now += 25 * 60 * minute;
  expect(open().getState()).toMatchObject({ phase: 'draft', corrects: undefined });
});

it('erases an old draft of a form that is not open, and says so when it opens', () => {
  const message = write('I fell.');
  message.unknown(send(message));
  const expire = (openForm = '') => eraseOld((form) => form === openForm, browser);
  now += 59 * minute;
  expire();
  expect(open().getState().values).toMatchObject({ message: 'I fell.' });
  now += 2 * minute;
  expire('contact');
  expect(browser.tab().getItem('draft-contact')).toContain('I fell.');
  for (let times = 0; times < 2; times += 1) expire();
  expect(browser.tab().getItem('draft-contact')).not.toMatch(/I fell|Ana/);
  expect(open().getState()).toMatchObject({ phase: 'unknownChanged', isExpired: true });
});

it('after the clock was set back, keeps a draft for another hour', () => {
  const message = write('I fell.');
  now -= 120 * minute;
  const kept = { values: { message: 'I fell.' }, isExpired: false };
  eraseOld(() => false, browser);
  message.tick();
  now += 59 * minute;
  message.tick();
  expect(message.getState()).toMatchObject({ values: kept.values, askedAt: undefined });
  expect(open().getState()).toMatchObject(kept);
  now += 2 * minute;
  expect(open().getState()).toMatchObject({ values: {}, isExpired: true });
});

it('keeps no answers of a message if the storage was emptied while it was out', () => {
  const message = write('I fell.');
  const id = send(message);
  browser.tab().removeItem('draft-contact');
  message.sent(id);
  expect(readSent(browser)).toMatchObject({ form: 'contact', answers: [], values: {} });
});

it('leaves what another page of the tab stored while the message was out', () => {
  const message = write('I fell.');
  const id = send(message);
  const other = open();
  other.edit(content('I slipped.'));
  message.sent(id);
  expect(message.getState().phase).toBe('sent');
  expect(open().getState().values).toMatchObject({ message: 'I slipped.' });
});

it('learns that a duplicated tab sent another text under its reference', () => {
  const first = write('I fell.');
  const { reference } = first.getState();
  const second = write('I slipped.', secondTab());
  const id = send(second);
  first.onStorage(`message-${reference}`);
  expect(first.getState()).toMatchObject({ phase: 'unknownChanged', corrects: reference });
  second.sent(id);
  first.onStorage(`message-${reference}`);
  expect(first.getState()).toMatchObject({ phase: 'arrivedChanged', corrects: reference });
});

it('a message that was refused is as if it had never left, also after a reload', () => {
  const message = write('I fell.');
  message.refused(send(message));
  expect(open().getState()).toMatchObject({ phase: 'draft', values: { message: 'I fell.' } });
});

it('a late refusal in one tab does not hide that another sent it again', () => {
  const first = write('I fell.');
  const id = send(first);
  first.unknown(id);
  send(open(secondTab()));
  first.refused(id);
  expect(first.getState().phase).toBe('unknown');
});

it('the answers of a sent message and announcements last an hour, and can be corrected again', () => {
  const answers = [{ label: 'Name', value: 'Ana' }];
  const sent = { form: 'contact' as const, reference: 'CL-7K2M4PQ', isShown: true, touched: [] };
  keepSent({ ...sent, sentAt: now, answers, values: { user: 'Ana' } }, browser);
  send(write('I fell.'));
  now += 59 * minute;
  eraseOld(() => true, browser);
  expect(readSent(browser)).toMatchObject({ answers });
  expect(Object.keys(browser.shared())).toHaveLength(1);
  now += 2 * minute;
  eraseOld(() => true, browser);
  expect(readSent(browser)).toMatchObject({ ...sent, answers: [], values: {} });
  expect(Object.keys(browser.shared())).toEqual([]);
  const copy = { ...sent, sentAt: now, answers, values: {} };
  browser.tab().removeItem('draft-contact');
  expect([1, 2].map(() => startCorrection(copy, browser))).toEqual([true, true]);
});

it('makes references without characters that look or sound alike', () => {
  const references = Array.from({ length: 1000 }, makeReference);
  for (const one of references) expect(one).toMatch(/^CL-[234679CDFGHJKMNPQRTVWXY]{7}$/);
  expect(new Set(references).size).toBe(1000);
});
