import { readFileSync } from 'node:fs';
import { headersAt, readHeaderRules } from '@/tools/headers-file';

const rules = readHeaderRules('public');

it('browsers insist on HTTPS for a day, without subdomains', () => {
  expect(headersAt(rules, '/about')['Strict-Transport-Security']).toBe('max-age=86400');
});

it('browsers guess no types, keep hashed files and ask for pages again', () => {
  const all = { 'X-Content-Type-Options': 'nosniff', 'X-Frame-Options': 'DENY' };
  for (const path of ['/', '/images/a.svg', '/deadlines.json', '/_next/static/chunks/a.js'])
    expect(headersAt(rules, path)).toMatchObject(all);
  const kept = headersAt(rules, '/_next/static/chunks/a.js')['Cache-Control'];
  expect(kept).toMatch(/max-age=31536000, immutable/);
  const pictures = headersAt(rules, '/images/hero.svg')['Cache-Control'];
  expect(pictures).toMatch(/max-age=86400, must-revalidate/);
  for (const path of ['/', '/about', '/deadlines.json', '/admin/start.js'])
    expect(headersAt(rules, path)['Cache-Control'] ?? '').not.toMatch(/immutable|max-age=[1-9]/);
});

const general = "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'";
const picture = "script-src 'none'; sandbox";

it.each([
  ['/', general, 'same-origin'],
  ['/_next/static/chunks/a.js', general, 'same-origin'],
  ['/images/blogs/12/cover.svg', picture, 'same-origin'],
  ['/images/blogs/12/share.jpg', picture, 'cross-origin'],
  ['/logo.png', general, 'cross-origin'],
])('%s has policy %s and resource policy %s', (path, policy, origin) => {
  const headers = headersAt(rules, path);
  expect(headers['Content-Security-Policy']).toBe(policy);
  expect(headers['Cross-Origin-Resource-Policy']).toBe(origin);
});

it.each(['/deadlines.json', '/deadlines.csv', '/deadlines.schema.json', '/datapackage.json'])(
  'scripts of other sites may read %s',
  (path) => {
    expect(headersAt(rules, path)['Access-Control-Allow-Origin']).toBe('*');
    expect(headersAt(rules, '/deadlines')).not.toHaveProperty('Access-Control-Allow-Origin');
  },
);

it.each(['', '/es'])('addresses with a visitor’s choices are not told to other sites', (prefix) => {
  for (const page of ['/formInput', '/confirmAlert'])
    for (const ending of ['', '/', '.html'])
      expect(headersAt(rules, prefix + page + ending)['Referrer-Policy']).toBe('no-referrer');
  expect(headersAt(rules, `${prefix}/formInputs`)['Referrer-Policy']).not.toBe('no-referrer');
});

it('Cloudflare Pages takes the file: at most 100 rules, and 2,000 characters in a line', () => {
  expect(rules.length).toBeLessThanOrEqual(100);
  for (const line of readFileSync('public/_headers', 'utf8').split('\n'))
    expect(line.length).toBeLessThanOrEqual(2000);
});
