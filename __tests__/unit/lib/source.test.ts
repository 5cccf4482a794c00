/** @jest-environment jsdom */
import { eraseSource, keepSource } from '@/lib/source';

function arrive(search: string, referrer = '') {
  window.history.replaceState(null, '', `/${search}`);
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
}
beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it.each([
  ['?utm_source=google&utm_medium=cpc&utm_campaign=crash&gclid=1', '', 'google / cpc / crash'],
  ['?fbclid=1', 'https://news.example/a?b=c', 'news.example'],
  ['', 'http://localhost/deadlines/texas?zipCode=77001', ''],
  ['', 'about:blank', ''],
  ['?utm_source=%0aphone: 1', '', 'phone 1'],
  ['?utm_medium=correo&utm_campaign=oto%C3%B1o', '', '- / correo / otoño'],
  [`?utm_source=${'a'.repeat(99)}`, '', 'a'.repeat(60)],
])('the source of %s after %j is %j', (search, referrer, source) => {
  arrive(search, referrer);
  expect(keepSource()).toBe(source);
});

it('the tab keeps the source on the way to the form, until it is erased', () => {
  arrive('?utm_source=radio');
  keepSource();
  arrive('formInput?zipCode=77001', 'http://localhost/');
  expect(keepSource()).toBe('radio');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('77001');
  eraseSource();
  expect(keepSource()).toBe('');
});

it('nothing is kept or said where the browser asks for privacy', () => {
  arrive('?utm_source=radio');
  keepSource();
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  expect([keepSource(), sessionStorage.length]).toEqual(['', 0]);
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});
