/** @jest-environment jsdom */
import { countEvent } from '@/lib/count';

const fetched = jest.fn<Promise<unknown>, [URL, RequestInit]>(async () => undefined);

it.each([
  [
    'data-domain="a.example"',
    '/api/event',
    { domain: 'a.example', url: 'http://localhost/formInput', props: { status: 429 } },
  ],
  [
    'data-website-id="1b2c"',
    '/api/send',
    { website: '1b2c', hostname: 'localhost', url: '/formInput', data: { status: 429 } },
  ],
])('where no counter runs, a failure is reported without the query: %s', (site, path, event) => {
  Object.assign(window, { fetch: fetched.mockClear() });
  window.history.replaceState(null, '', '/formInput?zipCode=90210');
  document.head.innerHTML = `<meta name="counter" content="https://count.example/js/a.js" ${site}>`;
  countEvent('Not sent', { status: 429 });
  const [[address, options]] = fetched.mock.calls as [[URL, RequestInit]];
  expect(`${address}`).toBe(`https://count.example${path}`);
  const { type, payload, ...plain } = JSON.parse(`${options.body}`);
  expect(payload ?? plain).toEqual({ name: 'Not sent', ...event });
});
