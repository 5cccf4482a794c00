import { contactFields } from '@/lib/forms/contact';
import { eraseDraft, keepDraft, lastSending, noteSending, readDraft } from '@/lib/forms/draft';

const fields = contactFields(['Auto Accident']);
const draft = { values: { user: 'Ana', message: 'I fell.' }, query: '' };
const stored = () => JSON.parse(sessionStorage.getItem('draft-contact') ?? '{}');
const store = (change: object) =>
  sessionStorage.setItem('draft-contact', JSON.stringify({ ...stored(), ...change }));

beforeEach(() => {
  sessionStorage.clear();
  keepDraft('contact', draft);
});
afterEach(() => jest.restoreAllMocks());

describe('a draft', () => {
  it('comes back as it was kept', () => {
    expect(readDraft('contact', fields)).toEqual(draft);
  });

  it('stays in this tab', () => {
    expect(localStorage).toHaveLength(0);
  });

  it('belongs to one form', () => {
    expect(readDraft('intake', fields)).toBeUndefined();
  });

  it('is gone when it is erased', () => {
    eraseDraft('contact');
    expect(readDraft('contact', fields)).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['unknown', 'arrived'] as const)('has a last message that is %s beside it', (state) => {
    noteSending('contact', state);
    expect(lastSending('contact')).toBe(state);
    expect(lastSending('intake')).toBeUndefined();
    expect(readDraft('contact', fields)).toEqual(draft);
    eraseDraft('contact');
    expect(lastSending('contact')).toBeUndefined();
  });

  it('has nothing to tell of a message that failed, or of what is no state', () => {
    noteSending('contact', 'unknown');
    noteSending('contact');
    expect(lastSending('contact')).toBeUndefined();
    sessionStorage.setItem('sending-contact', 'lost');
    expect(lastSending('contact')).toBeUndefined();
  });

  it.each([
    [59, true],
    [61, false],
    // The clock was set back meanwhile.
    [-30, true],
  ])('of %i minutes ago is still there: %s', (minutes, isThere) => {
    store({ at: Date.now() - minutes * 60_000 });
    expect(Boolean(readDraft('contact', fields))).toBe(isThere);
  });

  it.each([
    ['of another version', { version: 0 }],
    ['without its time', { at: 'yesterday' }],
    ['without values', { values: null }],
  ])('%s is not taken', (_, change) => {
    store(change);
    expect(readDraft('contact', fields)).toBeUndefined();
  });

  it('gives back only texts of fields that the form has', () => {
    store({ values: { user: 'Ana', email: 5, password: 'x' } });
    expect(readDraft('contact', fields)?.values).toEqual({ user: 'Ana' });
  });

  it('that is no JSON is not taken', () => {
    sessionStorage.setItem('draft-contact', '{');
    expect(readDraft('contact', fields)).toBeUndefined();
  });

  it('is simply not kept where storage is blocked', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => keepDraft('contact', draft)).not.toThrow();
    expect(() => noteSending('contact', 'unknown')).not.toThrow();
  });
});
