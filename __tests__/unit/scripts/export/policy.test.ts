import { createHash } from 'node:crypto';
import { parsePage } from '@/scripts/export/pages';
import { declarePolicy, policyOf } from '@/scripts/export/policy';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const style = '<style>a{color:red}</style>';
const policyFor = (html: string) =>
  policyOf(parsePage(html), { mailOrigin: 'https://mail.example', injectedStyles: ['b{}'] });

describe('the policy of a page', () => {
  it('allows nothing that is not named', () => {
    expect(policyFor(style)).toMatchObject({ 'default-src': ["'none'"], 'base-uri': ["'none'"] });
  });

  it('allows the page’s own styles by their hash, and no others', () => {
    expect(policyFor(style)['style-src']).toEqual([sha256('a{color:red}')]);
  });

  it('of a page without scripts allows none, and no request to the e-mail service', () => {
    const policy = policyFor(`${style}<script type="application/ld+json">{}</script>`);
    expect(policy['script-src']).toEqual(["'none'"]);
    expect(policy['connect-src']).toEqual(["'self'"]);
  });

  it('allows the rules for prerendering, which the browser treats as a script', () => {
    const policy = policyFor('<script type="speculationrules">{"a":1}</script>');
    expect(policy['script-src']).toEqual([sha256('{"a":1}')]);
  });

  it('of a page with islands allows the site’s own scripts and the e-mail service', () => {
    const policy = policyFor(
      `${style}<div data-island="a"></div><script type="module">load()</script>`,
    );
    expect(policy['script-src']).toEqual(["'self'", sha256('load()')]);
    expect(policy['style-src']).toEqual([sha256('a{color:red}'), sha256('b{}')]);
    expect(policy['connect-src']).toEqual(["'self'", 'https://mail.example']);
  });

  it('of a page whose script may load another allows that, and no e-mail service', () => {
    const policy = policyFor(`${style}<script>a()</script><script type="module">load()</script>`);
    expect(policy['script-src']).toEqual(["'self'", sha256('a()'), sha256('load()')]);
    expect(policy['style-src']).toEqual([sha256('a{color:red}')]);
    expect(policy['connect-src']).toEqual(["'self'"]);
  });

  it('allows the service that counts visits, and on a page without scripts nothing else', () => {
    const counter =
      '<script defer src="https://count.example/js/script.js" data-domain="x"></script>';
    const policy = policyFor(`${style}${counter}`);
    expect(policy['script-src']).toEqual(['https://count.example']);
    expect(policy['connect-src']).toEqual(["'self'", 'https://count.example']);
    expect(policyFor(`${counter}<script type="module">load()</script>`)['script-src']).toEqual([
      "'self'",
      sha256('load()'),
      'https://count.example',
    ]);
  });

  it('stops the build at a style attribute', () => {
    expect(() => policyFor('<p style="color:red">Text</p>')).toThrow(
      'would block a style: <p style="color:red">',
    );
  });
});

it('stands in the page before anything that it governs', () => {
  const $ = parsePage('<html><head><meta charset="utf-8"><style>a{}</style></head></html>');
  declarePolicy($, { 'default-src': ["'none'"], 'img-src': ["'self'", 'data:'] });
  expect($.html()).toContain(
    `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' data:"><style>`,
  );
});
