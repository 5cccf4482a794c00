import { questionId } from '@/lib/ids';
import { phoneAddress } from '@/lib/inline-text';
import { routesIn } from '@/lib/routes';

it.each([
  [1, '/blogs/page1/1'],
  [10, '/blogs/page1/10'],
  [11, '/blogs/page2/11'],
  [21, '/blogs/page3/21'],
])('article %i is on a list of ten, at %s', (id, address) => {
  expect(routesIn('en').article(id)).toBe(address);
});

it('phone numbers become tel: URLs', () => {
  expect(phoneAddress('(555) 010-0177')).toBe('tel:+15550100177');
  expect(phoneAddress('+1 555 010 0177')).toBe('tel:+15550100177');
});

it('question ids have a prefix', () => {
  expect(questionId('Contact')).toBe('question-contact');
});
