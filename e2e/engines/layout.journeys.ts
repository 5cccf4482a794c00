import { expect } from '@playwright/test';
import { hasSpanish } from '../support/spanish';
import { test } from './fixtures';

const addresses = [
  '/',
  '/formInput',
  '/contact',
  '/blogs/page1',
  '/blogs/page1/9',
  '/confirmAlert',
  '/deadlines/texas',
  ...(hasSpanish ? ['/es', '/es/formInput'] : []),
];

// WebKit's window can't get as narrow as a phone; a frame can. The second width is a phone's, turned.
test('layout at 1024, 420 and 320 px @few', async ({ visitor }) => {
  await visitor.open('/robots.txt');
  for (const address of addresses) {
    await visitor.ask('openFrame', address);
    for (const width of [1024, 420, 320]) {
      await visitor.ask('resizeFrame', width);
      await visitor.until(`${address} is ready`, () => visitor.ask('isFrameReady', address));
      expect.soft(await visitor.ask('layoutMistakes'), `${address} at ${width} px`).toEqual([]);
    }
  }
});
