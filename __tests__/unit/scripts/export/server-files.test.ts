import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  lastingRedirects,
  netlifyHeaders,
  netlifyRedirects,
  writeServerFiles,
} from '@/scripts/export/server-files';

it('nothing but what Netlify and Cloudflare Pages read is put among the files of the site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'out-'));
  writeServerFiles(folder);
  expect(readdirSync(folder).sort()).toEqual(['_headers', '_redirects']);
  rmSync(folder, { recursive: true });
});

it('the addresses that only redirect do so', () => {
  expect(lastingRedirects().map(({ from, to }) => `${from} ${to}`)).toEqual([
    '/guides/lawyer-fees.html /blogs/page1/9',
    '/blogs /blogs/page1',
    '/blogs/11 /blogs/page2/11',
    '/es/blogs /es/blogs/page1',
  ]);
});

describe('the headers for Netlify and Cloudflare Pages', () => {
  const everywhere = { 'Referrer-Policy': 'same-origin', 'Cache-Control': 'no-cache' };
  const addresses = {
    '/formInput': { 'Referrer-Policy': 'no-referrer' },
    '/images/': { 'Cache-Control': 'max-age=60' },
    '/images/*/share.jpg': { 'Cross-Origin-Resource-Policy': 'cross-origin' },
  };

  it('stand in blocks by address, with how long to keep a file only where it may be kept', () => {
    expect(netlifyHeaders({ everywhere, addresses }).split('\n').slice(1)).toEqual([
      '/*',
      '  Referrer-Policy: same-origin',
      '/formInput',
      '  Referrer-Policy: no-referrer',
      '/formInput/',
      '  Referrer-Policy: no-referrer',
      '/images/*',
      '  Cache-Control: max-age=60',
      '/images/*/share.jpg',
      '  Cross-Origin-Resource-Policy: cross-origin',
      '',
    ]);
  });

  it('are refused where a header would be sent twice and mean something else', () => {
    const framed = { '/about': { 'X-Frame-Options': 'DENY' } };
    expect(() => netlifyHeaders({ everywhere, addresses: framed })).toThrow(
      '/about: X-Frame-Options',
    );
  });

  it('are refused where a line is too long for Cloudflare', () => {
    const long = { 'Content-Security-Policy': 'x'.repeat(2000) };
    expect(() => netlifyHeaders({ everywhere: long, addresses })).toThrow(
      'Content-Security-Policy takes 2027 characters',
    );
  });

  it('come with redirects with and without a slash at the end', () => {
    expect(netlifyRedirects([{ from: '/blogs', to: '/blogs/page1' }])).toBe(
      '/blogs /blogs/page1 301\n/blogs/ /blogs/page1 301\n/es/* /es/404.html 404\n',
    );
  });
});
