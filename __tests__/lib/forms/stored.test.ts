/** @jest-environment jsdom */
import { loadForms } from '@/lib/content/site-content';
import { contactFields } from '@/lib/forms/contact';
import { defaultOf, mapFields } from '@/lib/forms/fields';
import {
  draftOf,
  eraseDraft,
  keepSentMessage,
  lastSending,
  readDraft,
  sendingOf,
  sentMessage,
} from '@/lib/forms/stored';

const draft = {
  values: { user: 'Ana', message: 'I fell.' },
  query: '',
  version: 3 as const,
  touched: ['fault'],
  at: Date.now(),
};
const stored = () => JSON.parse(sessionStorage.getItem('draft-contact') ?? '{}');
const store = (change: object) =>
  sessionStorage.setItem('draft-contact', JSON.stringify({ ...stored(), ...change }));
const refuseStorage = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

beforeEach(() => {
  sessionStorage.clear();
  draftOf('contact').write(draft);
});
afterEach(() => jest.restoreAllMocks());

describe('a draft', () => {
  it('comes back as it was kept, in this tab only', () => {
    expect(readDraft('contact')).toMatchObject(draft);
    expect(localStorage).toHaveLength(0);
  });

  it('belongs to one form', () => {
    expect(readDraft('intake')).toBeUndefined();
  });

  it('is gone when it is erased', () => {
    eraseDraft('contact');
    expect(readDraft('contact')).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    [59, true],
    [61, false],
    // The clock was set back meanwhile.
    [-30, true],
  ])('of %i minutes ago is still there: %s', (minutes, isThere) => {
    store({ at: Date.now() - minutes * 60_000 });
    expect(Boolean(readDraft('contact'))).toBe(isThere);
  });

  it.each([
    ['of another version', { version: 0 }],
    ['without its time', { at: 'yesterday' }],
    ['without values', { values: null }],
    ['with a value that is no text', { values: { user: 5 } }],
    ['without its query', { query: undefined }],
    ['without what was chosen', { touched: null }],
  ])('%s is not taken', (_, change) => {
    store(change);
    expect(readDraft('contact')).toBeUndefined();
  });

  it('that is no JSON is not taken', () => {
    sessionStorage.setItem('draft-contact', '{');
    expect(readDraft('contact')).toBeUndefined();
  });

  it('is not kept where storage is full', () => {
    refuseStorage();
    expect(() => draftOf('contact').write(draft)).not.toThrow();
    expect(() => sendingOf('contact').write({ state: 'unknown', values: {} })).not.toThrow();
  });
});

describe('what became of the last message', () => {
  it.each(['unknown', 'arrived'] as const)(
    'is told as long as its text is the same: %s',
    (state) => {
      sendingOf('contact').write({ state, values: draft.values });
      expect(lastSending('contact', draft.values)).toBe(state);
      expect(lastSending('contact', { ...draft.values, message: 'I fell again.' })).toBeUndefined();
      expect(lastSending('intake', draft.values)).toBeUndefined();
      eraseDraft('contact');
      expect(lastSending('contact', draft.values)).toBeUndefined();
    },
  );

  it('is not told of a message that failed, or of what is no state', () => {
    sendingOf('contact').write({ state: 'unknown', values: draft.values });
    sendingOf('contact').remove();
    expect(lastSending('contact', draft.values)).toBeUndefined();
    sessionStorage.setItem('sending-contact', '{"state":"lost","values":{}}');
    expect(lastSending('contact', draft.values)).toBeUndefined();
  });
});

describe('the copy of a sent message', () => {
  const fields = contactFields(loadForms('en').contact.fields, [
    { value: 'Auto Accident', label: 'Car' },
    { value: 'MalPractice', label: 'Doctor' },
  ]);
  const answers = { ...mapFields(fields, defaultOf), user: 'Ana', accident_type: '1' };

  it('holds the labels and the words of the form, and whether it was shown', () => {
    keepSentMessage('contact', fields, answers);
    const message = sentMessage.read();
    expect(message).toMatchObject({ form: 'contact', isShown: false });
    expect(message?.answers.map(({ value }) => value)).toEqual(['Ana', '', '', 'Doctor', '']);
    if (message) sentMessage.write({ ...message, isShown: true });
    expect(sentMessage.read()?.isShown).toBe(true);
    sentMessage.remove();
    expect(sentMessage.read()).toBeUndefined();
  });

  it.each(['{}', '{"form":"a","sentAt":1,"isShown":true,"answers":[{"label":1,"value":""}]}', '7'])(
    'is not taken from %s',
    (stored) => {
      sessionStorage.setItem('sent-message', stored);
      expect(sentMessage.read()).toBeUndefined();
    },
  );

  it('is not the one before where the storage is full', () => {
    keepSentMessage('contact', fields, answers);
    refuseStorage();
    keepSentMessage('contact', fields, { ...answers, user: 'Bo' });
    expect(sentMessage.read()).toBeUndefined();
  });
});
