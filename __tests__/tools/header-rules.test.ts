/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageExpression, readHeaderRules } from '@/tools/header-rules';

const policy = "default-src 'none'";
const caching = 'caching: { elsewhere: no-cache, folders: {} }';

describe('the file of headers', () => {
  let folder: string;
  const read = (text: string, withPolicy = policy) => {
    writeFileSync(join(folder, 'headers.yml'), text);
    return readHeaderRules(join(folder, 'headers.yml'), withPolicy);
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'headers-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is what every answer carries, with the policy of the build', () => {
    const { everywhere } = readHeaderRules('deploy/headers.yml', policy);
    expect(everywhere).toMatchObject({
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
    });
  });

  it.each([
    ['everywhere: { "X Y": a }', 'a header’s name'],
    ['everywhere: { X-Y: "a$b" }', 'without a dollar sign'],
    ['everywhere: { X-Y: "a\\nb" }', 'one line'],
    ['everywhere: {}\npages: { about: {} }', 'such as /about'],
    ['everywhere: {}\nother: 1', 'other'],
  ])('is refused with file and line: %s', (text, advice) => {
    const rest = text.includes('pages') ? caching : `pages: {}\n${caching}`;
    const mistake = () => read(`${text}\n${rest}\n`);
    expect(mistake).toThrow(/headers\.yml:\d/);
    expect(mistake).toThrow(advice);
  });

  it('is refused with a policy of two lines', () => {
    expect(() => read(`everywhere: {}\npages: {}\n${caching}`, 'a\nb')).toThrow('one line');
  });
});

describe('the expression for a page', () => {
  const expression = new RegExp(pageExpression('/formInput'));

  it.each(['/formInput', '/formInput/', '/formInput.html', '/formInput/index.html'])(
    'fits %s',
    (path) => expect(path).toMatch(expression),
  );

  it.each(['/formInputs', '/blogs/formInput', '/formInput-html'])('does not fit %s', (path) =>
    expect(path).not.toMatch(expression),
  );
});
