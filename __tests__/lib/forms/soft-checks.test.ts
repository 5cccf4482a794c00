import { isShortForUs, suggestEmail } from '@/lib/forms/soft-checks';

describe('a question about an e-mail address', () => {
  it.each([
    ['ana@gmial.com', 'ana@gmail.com'],
    ['ana@gmail.con', 'ana@gmail.com'],
    [' ana@hotmial.com ', 'ana@hotmail.com'],
    ['ana@yaho.com', 'ana@yahoo.com'],
  ])('is asked for %s: %s?', (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant);
  });

  it.each([
    'ana@gmail.com',
    'ana@example.com',
    'ana@university.edu',
    'ana',
    '',
    'ana@',
    'ana@münchen.de',
  ])('is not asked for "%s"', (typed) => {
    expect(suggestEmail(typed)).toBeUndefined();
  });
});

describe('a question about a phone number', () => {
  it.each([
    ['555 0199', true],
    ['(555) 010-0199', false],
    ['+1 555 010 0199', false],
    ['', false],
    ['ask my wife', false],
  ])('for "%s": %s', (typed, isAsked) => {
    expect(isShortForUs(typed)).toBe(isAsked);
  });
});
