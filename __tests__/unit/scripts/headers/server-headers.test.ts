import { readdirSync, readFileSync } from 'node:fs';
import { netlifyHeaders } from '@/scripts/export/server-files';
import {
  apacheHeaders,
  caddyHeaders,
  cloudfrontHeaders,
  nginxHeaders,
  serverHeaders,
} from '@/scripts/headers/server-headers';
import { addressExpression, headersAt, readHeaderRules } from '@/tools/header-rules';
import { temporaryFolder } from '../../temporary';

const rules = readHeaderRules();
const folder = temporaryFolder();

it('deploy/headers/ is up to date (npm run headers)', () => {
  const written = readdirSync('deploy/headers').map((name) => [
    name,
    readFileSync(`deploy/headers/${name}`, 'utf8'),
  ]);
  expect(Object.fromEntries(written)).toEqual(serverHeaders(rules));
});

it('escapes odd characters for each server', () => {
  const odd = { everywhere: { 'X-Odd': 'a"b\\c%d{e}' }, addresses: {} };
  expect(nginxHeaders(odd)).toContain('add_header X-Odd "a\\"b\\\\c%d{e}" always;');
  expect(caddyHeaders(odd)).toContain('\tX-Odd "a\\"b\\\\c%d\\{e\\}"');
  expect(apacheHeaders(odd)).toContain('Header always set X-Odd "a\\"b\\\\c%%d{e}"');
  const { CustomHeadersConfig: custom } = JSON.parse(cloudfrontHeaders('name', odd.everywhere));
  expect(custom.Items).toEqual([{ Header: 'X-Odd', Value: 'a"b\\c%d{e}', Override: true }]);
});

it('requires HTTPS for a day, without subdomains', () => {
  expect(rules.everywhere['Strict-Transport-Security']).toBe('max-age=86400');
});

const general = "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'";
const picture = "script-src 'none'; sandbox";

it.each([
  ['/', general, 'same-origin'],
  ['/contact', general, 'same-origin'],
  ['/admin', general, 'same-origin'],
  ['/logo.svg', general, 'same-origin'],
  ['/_next/static/chunks/a.js', general, 'same-origin'],
  ['/images/blogs/12/cover.svg', picture, 'same-origin'],
  ['/images/share.jpg', picture, 'cross-origin'],
  ['/images/blogs/12/share.jpg', picture, 'cross-origin'],
  ['/logo.png', general, 'cross-origin'],
])('%s has policy %s and resource policy %s, and no-transform', (path, policy, origin) => {
  const headers = headersAt(rules, path);
  expect(headers['Content-Security-Policy']).toBe(policy);
  expect(headers['Cross-Origin-Resource-Policy']).toBe(origin);
  expect(headers['Cache-Control']).toMatch(/\bno-transform\b/);
});

it.each([
  ['everywhere: { "X Y": a }', 'a header’s name'],
  ['everywhere: { X-Y: "a$b" }', 'without a dollar sign'],
  ['everywhere: { X-Y: "a\\nb" }', 'one line'],
  ['everywhere: {}\naddresses: { about: {} }', 'such as /about'],
  ['everywhere: {}\nother: 1', 'other'],
])('reports a mistake with file and line: %s', (text, advice) => {
  folder.write('headers.yml', text.includes('addresses') ? text : `${text}\naddresses: {}\n`);
  const read = () => readHeaderRules(folder.at('headers.yml'));
  expect(read).toThrow(/headers\.yml:\d/);
  expect(read).toThrow(advice);
});

it.each([
  [
    '/formInput',
    ['/formInput', '/formInput/', '/formInput.html', '/formInput/index.html'],
    ['/formInputs', '/blogs/formInput', '/formInput-html'],
  ],
  ['/logo.png', ['/logo.png', '/logo.png.br'], ['/logo-png', '/images/logo.png', '/logo.pngs']],
  ['/images/', ['/images/a.svg', '/images/blogs/1/cover.svg'], ['/images', '/blogs/images/1']],
  ['/images/*/a.jpg', ['/images/1/a.jpg'], ['/images/1/2/a.jpg', '/images/a.jpg']],
])('the expression for %s matches all its spellings and nothing else', (address, paths, others) => {
  const expression = new RegExp(addressExpression(address));
  expect([...paths, ...others].filter((path) => expression.test(path))).toEqual(paths);
});

describe('the headers for Netlify and Cloudflare Pages', () => {
  const everywhere = { 'Referrer-Policy': 'same-origin', 'Cache-Control': 'no-cache' };
  const refused = (addresses: typeof rules.addresses) => () =>
    netlifyHeaders({ everywhere, addresses });

  it('are grouped by address, with cache times only where needed', () => {
    const addresses = {
      '/formInput': { 'Referrer-Policy': 'no-referrer' },
      '/images/': { 'Cache-Control': 'max-age=60' },
      '/images/*/share.jpg': { 'Cross-Origin-Resource-Policy': 'cross-origin' },
    };
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

  it('are refused if duplicated ambiguously or too long', () => {
    const twice = { ...everywhere, 'X-Frame-Options': 'DENY' };
    const addresses = { '/about': { 'X-Frame-Options': 'SAMEORIGIN' } };
    expect(() => netlifyHeaders({ everywhere: twice, addresses })).toThrow(
      '/about: X-Frame-Options',
    );
    const long = { 'Content-Security-Policy': 'x'.repeat(2000) };
    expect(refused({ '/about': long })).toThrow('Content-Security-Policy takes 2027 characters');
  });
});
