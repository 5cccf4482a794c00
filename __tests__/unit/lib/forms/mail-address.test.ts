import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { doubtAbout } from '@/lib/forms/mail-address';

const lists = readFileSync(join(__dirname, '../../../fixtures/mail-domains.txt'), 'utf8');
const [latinAmerican = [], american = [], mistyped = [], ofCountries = []] = lists
  .split('\n\n')
  .map((list) =>
    list
      .replace(/^.*?: /, '')
      .trim()
      .split(/[;\s]+/),
  );

it('no real domain is questioned, in Latin America or in the US', () => {
  expect([latinAmerican, american].map((list) => new Set(list).size)).toEqual([88, 40]);
  const asked = [...latinAmerican, ...american].filter((domain) => doubtAbout(`ana@${domain}`));
  expect(asked).toEqual([]);
});

it('of 40 mistyped domains, all but those of another country suggest what was meant', () => {
  const meant = mistyped.filter((_, index) => index % 2 === 1);
  const typed = mistyped.filter((_, index) => index % 2 === 0);
  expect(typed.length + ofCountries.length).toBe(40);
  const suggested = typed.map((domain) => doubtAbout(`Ana.Lee@${domain}`)?.suggestion);
  expect(suggested).toEqual(meant.map((domain) => `Ana.Lee@${domain}`));
  expect(ofCountries.map((domain) => doubtAbout(`ana@${domain}`)?.suggestion)).toEqual(
    ofCountries.map(() => undefined),
  );
});

it.each([
  'ana@example.com, rosa@example.org',
  'ana@example.com or rosa@example.org',
  'my address is (ana@example.com)',
  'ana at example dot com',
  'ana arroba example punto com',
  'ana(at)example.com',
  'ana [at] example [dot] com',
  'ana@example,com',
  'ana@@example.com',
  'ana@example..com',
])('%s is no address, but names one', (text) => {
  expect(doubtAbout(text)).toEqual({ suggestion: 'ana@example.com' });
});

it.each(['ana@gmail', 'ana@gmailcom', 'anagmail.com', 'ana#gmail.com'])(
  '%s is completed',
  (typed) => {
    expect(doubtAbout(typed)).toEqual({ suggestion: 'ana@gmail.com' });
  },
);

it.each([
  'muñoz@gmail.com',
  'maría@yahoo.com.mx',
  "o'neil@gmail.com",
  '.ana@example.com',
  'ana.@example.com',
  'an..a@example.com',
  'www.ana@example.com',
  'ana@www.example.com',
  'ana@-example.com',
  'ana@example-.com',
  'ana@my_office.com',
  'ana@example.123',
  'ana@1.2.3.4',
  'ana@example.c',
])('%s is questioned without another address', (address) => {
  expect(doubtAbout(address)).toEqual({});
});

it.each([
  'ANA@GMAIL.COM',
  'ana+claim@gmail.com',
  "o'neil@example.com",
  'maría@correo.example.com',
  '用户@例子.公司',
  'a@b.co',
  'ana@homemail.com',
  'ana@www.com',
  // Refused at Send, so nobody may leave them as they are.
  'ana@example',
  '',
])('%s is not questioned', (address) => {
  expect(doubtAbout(address)).toBeUndefined();
});
