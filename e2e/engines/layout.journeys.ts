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

// WebKit's window can't get as narrow as a phone; a frame can.
function testLayout(title: string, ...widths: number[]) {
  test(title, async ({ visitor }) => {
    await visitor.open('/robots.txt');
    for (const address of addresses) {
      await visitor.ask('openFrame', address);
      for (const width of widths) {
        await visitor.ask('resizeFrame', width);
        await visitor.until(`${address} is ready`, () => visitor.ask('isFrameReady', address));
      }
      expect.soft(await visitor.ask('layoutMistakes'), address).toEqual([]);
    }
  });
}

testLayout('layout at 320 px', 320);
testLayout('layout at 1024 px', 1024);
// As when a phone is turned.
testLayout('layout after 1024 to 420 px @few', 1024, 420);
