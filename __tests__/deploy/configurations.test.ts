/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { parse } from 'yaml';

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8');

describe('the function for CloudFront', () => {
  const file = (uri: string) =>
    runInNewContext(`${read('cloudfront-function.js')}; handler({ request: { uri } }).uri`, {
      uri,
    });

  it.each([
    ['/', '/index.html'],
    ['/about', '/about.html'],
    ['/about/', '/about.html'],
    ['/blogs/page1', '/blogs/page1.html'],
    ['/blogs/page2/11/', '/blogs/page2/11.html'],
    ['/feed.xml', '/feed.xml'],
    ['/_next/static/chunks/a-1.js', '/_next/static/chunks/a-1.js'],
  ])('reads %s as %s', (uri, expected) => {
    expect(file(uri)).toBe(expected);
  });
});

describe('the headers', () => {
  it('let no service in between rewrite an answer', () => {
    const { caching } = parse(read('headers.yml'));
    for (const value of [caching.elsewhere, ...Object.values(caching.folders)])
      expect(value).toMatch(/\bno-transform\b/);
  });
});

describe('the commands for S3', () => {
  it('keep files as long as headers.yml says', () => {
    const { caching } = parse(read('headers.yml'));
    const commands = read('s3-cloudfront.md').matchAll(
      /s3 sync out(\S*) s3:\S+.*--cache-control '([^']+)'/g,
    );
    const kept = Object.fromEntries([...commands].map(([, place, value]) => [`${place}/`, value]));
    expect(kept).toEqual({ ...caching.folders, '/': caching.elsewhere });
  });
});

describe('the workflow for GitHub Pages', () => {
  it('hands every variable of the build over', () => {
    const { env } = parse(read('github-pages.yml')).jobs.deploy;
    const variables = readFileSync(join(__dirname, '../../.env.example'), 'utf8').match(
      /^NEXT_PUBLIC_\w+/gm,
    );
    expect(Object.keys(env).sort()).toEqual(variables?.sort());
    for (const [name, value] of Object.entries(env)) expect(value).toBe(`\${{ vars.${name} }}`);
  });
});
