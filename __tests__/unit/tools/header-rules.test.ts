import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressExpression, headersAt, readHeaderRules } from '@/tools/header-rules';

describe('the file of headers', () => {
  const rules = readHeaderRules();
  const policyAt = (path: string) => headersAt(rules, path)['Content-Security-Policy'];

  it('names nothing that a build or an e-mail account decides', () => {
    for (const path of ['/', '/contact', '/admin', '/feed.xml'])
      expect(policyAt(path)).toBe(
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
      );
  });

  it('lets no script run in a picture', () => {
    expect(policyAt('/images/blogs/1/cover.svg')).toBe("script-src 'none'; sandbox");
  });

  it('lets others show the logo of the e-mails and the pictures of links, and nothing else', () => {
    const whoMayLoad = (path: string) => headersAt(rules, path)['Cross-Origin-Resource-Policy'];
    for (const path of ['/logo.png', '/images/share.jpg', '/images/blogs/12/share.jpg'])
      expect(whoMayLoad(path)).toBe('cross-origin');
    for (const path of ['/', '/images/hero.svg', '/images/blogs/12/cover.svg', '/logo.svg'])
      expect(whoMayLoad(path)).toBe('same-origin');
  });

  it('binds a domain to HTTPS for a day, and no name below it', () => {
    expect(rules.everywhere['Strict-Transport-Security']).toBe('max-age=86400');
  });

  it('lets no service in between rewrite an answer', () => {
    for (const path of ['/', '/images/hero.svg', '/_next/static/chunks/a.js'])
      expect(headersAt(rules, path)['Cache-Control']).toMatch(/\bno-transform\b/);
  });
});

describe('a mistake in the file of headers', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'headers-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each([
    ['everywhere: { "X Y": a }', 'a header’s name'],
    ['everywhere: { X-Y: "a$b" }', 'without a dollar sign'],
    ['everywhere: { X-Y: "a\\nb" }', 'one line'],
    ['everywhere: {}\naddresses: { about: {} }', 'such as /about'],
    ['everywhere: {}\nother: 1', 'other'],
  ])('is named with file and line: %s', (text, advice) => {
    const file = join(folder, 'headers.yml');
    writeFileSync(file, text.includes('addresses') ? text : `${text}\naddresses: {}\n`);
    expect(() => readHeaderRules(file)).toThrow(/headers\.yml:\d/);
    expect(() => readHeaderRules(file)).toThrow(advice);
  });
});

describe('the expression for', () => {
  it.each([
    ['/formInput', ['/formInput', '/formInput/', '/formInput.html', '/formInput/index.html']],
    ['/logo.png', ['/logo.png', '/logo.png.br']],
    ['/images/', ['/images/hero.svg', '/images/blogs/1/cover.svg']],
    ['/images/blogs/*/share.jpg', ['/images/blogs/1/share.jpg']],
  ])('%s fits every way to ask for it', (address, paths) => {
    for (const path of paths) expect(path).toMatch(new RegExp(addressExpression(address)));
  });

  it.each([
    ['/formInput', ['/formInputs', '/blogs/formInput', '/formInput-html']],
    ['/logo.png', ['/logo-png', '/images/logo.png', '/logo.pngs']],
    ['/images/', ['/images', '/blogs/images/1']],
    ['/images/blogs/*/share.jpg', ['/images/blogs/1/2/share.jpg', '/images/share.jpg']],
  ])('%s fits nothing else', (address, paths) => {
    for (const path of paths) expect(path).not.toMatch(new RegExp(addressExpression(address)));
  });
});
