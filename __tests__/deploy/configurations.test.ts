/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { parse } from 'yaml';
import { headersAt, readHeaderRules } from '@/tools/header-rules';

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

describe('the commands for S3', () => {
  it('keep files as long as headers.yml says', () => {
    const commands = read('s3-cloudfront.md').matchAll(
      /s3 sync out(\S*) s3:\S+.*--cache-control '([^']+)'/g,
    );
    const kept = [...commands].map(([, place, value]) => [`${place}/`, value]);
    expect(kept.map(([place]) => place)).toEqual(['/_next/static/', '/images/', '/']);
    for (const [place = '', value] of kept)
      expect(headersAt(readHeaderRules(), place)['Cache-Control']).toBe(value);
  });
});

describe('the configurations', () => {
  it('take the headers from copies outside of the site', () => {
    for (const name of ['nginx.conf', 'apache.conf', 'Caddyfile']) {
      const included = read(name).match(/^\s*(include|import)\s.*$/gim) ?? [];
      expect(included.join()).toContain('claimlantern-headers.conf');
      expect(included.join()).not.toContain('/var/www');
    }
    expect(read('apache.conf')).toContain('AllowOverride None');
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
