/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { format } from 'node:util';
import { act } from '@testing-library/react';
import { hydrate, islands } from '@/components/islands/hydrate';
import { languages } from '@/lib/language';
import { addressIn, sitePages } from '@/lib/routes';

class Observer {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}
Object.assign(window, { IntersectionObserver: Observer, ResizeObserver: Observer });
window.fetch = async (address) => {
  const text = readFileSync(`out${address}`, 'utf8');
  return { ok: true, json: async () => JSON.parse(text) } as Response;
};
window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;

const seen = new Set<string>();
const addresses = languages
  .flatMap((language) => sitePages.map(({ address }) => addressIn(language, address)))
  .filter((address) => pageAt(address).includes('data-island='));

function pageAt(address: string): string {
  return readFileSync(`out/${address === '/' ? 'index' : address.slice(1)}.html`, 'utf8');
}

/** What React says about differences from the page, except spaces between classes. */
function differences(spy: jest.SpyInstance): string[] {
  return spy.mock.calls
    .map((parts) => format(...parts))
    .filter(
      (message) => !message.includes('some attributes') || /^- {2,}(?! |className=)/m.test(message),
    );
}

it.each(addresses)('the islands of %s start from the page as it is', async (address) => {
  const spy = jest.spyOn(console, 'error').mockImplementation();
  window.history.replaceState(null, '', address);
  document.documentElement.innerHTML = pageAt(address);
  const found = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  for (const { dataset } of found) seen.add(dataset['island'] ?? '');
  await act(async () => {
    for (const island of found) await hydrate(island);
  });
  const differing = differences(spy);
  spy.mockRestore();
  expect(differing).toEqual([]);
});

it('each island is on a page', () => {
  expect([...seen].sort()).toEqual(Object.keys(islands));
});
