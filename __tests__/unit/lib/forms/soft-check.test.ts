import { loadMessages } from '@/lib/content/site-content';
import type { FormMessages } from '@/lib/forms/forms';
import { asMeant, softCheck } from '@/lib/forms/soft-check';
import { people } from './people';

const texts = {
  ...loadMessages('en'),
  language: 'en',
  answers: undefined,
} as unknown as FormMessages;
const words = { name: '', label: '', officeName: '', autoComplete: '' };
const field = (control: 'tel' | 'email' | 'zip') => ({ control, ...words });
const isAsked = (typed: string) => Boolean(softCheck(field('tel'), typed, texts)?.isDoubt);

it('phone numbers that somebody can call are not questioned', () => {
  expect(people['phone_number']?.filter(isAsked)).toEqual([]);
});

it.each([
  '555-0142',
  '5123 4567',
  '5555555555',
  '+1 555 555 5555',
  '0614 555 014',
  '114-555-0142',
  '+1 614 555 014',
  '+50251',
])('%s is questioned', (phone) => {
  expect(isAsked(phone)).toBe(true);
});

it('an address is judged as it will be sent', () => {
  const remark = (typed: string) => softCheck(field('email'), typed, texts);
  expect(remark('\u200bana@gmail.com\u2060 ')).toBeUndefined();
  expect(remark('o’neil@example.com')).toBeUndefined();
  expect(remark('o’neil@gmail.com')?.text).toMatch(/^Please check the letters and dots/);
  expect(remark('ana@gmial.com ')?.suggestion).toBe('ana@gmail.com');
});

it.each([
  ['2116', '02116'],
  [' 501', '00501'],
  ['21', undefined],
  ['0000', undefined],
  ['9000', undefined],
  ['Texas', 'Texas, zip code unknown'],
  ['miami, fl', 'Florida, zip code unknown'],
  ['Nuevo México', 'New Mexico, zip code unknown'],
  ['west virginia', 'West Virginia, zip code unknown'],
  ['Arkansas', 'Arkansas, zip code unknown'],
  ['Miami', undefined],
])('%s in place of a zip code is offered as %s', (typed, whole) => {
  expect(softCheck(field('zip'), typed, texts)?.suggestion).toBe(whole);
});

it('full-width letters, signs and digits are sent as plain ones', () => {
  expect(asMeant(field('email'), 'ａｎａ＠example．com')).toBe('ana@example.com');
  expect(asMeant(field('tel'), '（２１３）５５５-０１２３ ext')).toBe('(213)555-0123 ext');
});

it('an address in quotes is sent without them', () => {
  expect(asMeant(field('email'), '"ana.lee"@example.com')).toBe('ana.lee@example.com');
});
