import { routesIn } from '@/lib/routes';

it.each([
  [1, '/blogs/page1/1'],
  [10, '/blogs/page1/10'],
  [11, '/blogs/page2/11'],
  [21, '/blogs/page3/21'],
])('article %i is on a list of ten, at %s', (id, address) => {
  expect(routesIn('en').article(id)).toBe(address);
});
