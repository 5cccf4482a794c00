/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apacheRules } from '@/scripts/export/apache';
import {
  caddyHeaders,
  cloudfrontHeaders,
  netlifyHeaders,
  netlifyRedirects,
  nginxHeaders,
  redirects,
  writeServerFiles,
} from '@/scripts/export/server-files';

describe('the files for servers', () => {
  const policy = "default-src 'none'; script-src 'sha256-abc='";
  const folder = mkdtempSync(join(tmpdir(), 'out-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are written into the export for each kind of server, all with the policy of the build', () => {
    writeServerFiles(folder, policy);
    const names = readdirSync(folder).sort();
    expect(names).toEqual([
      '.htaccess',
      '_headers',
      '_headers.caddy',
      '_headers.cloudfront.json',
      '_headers.nginx',
      '_redirects',
    ]);
    for (const name of names.filter((each) => each !== '_redirects')) {
      expect(readFileSync(join(folder, name), 'utf8')).toContain(policy);
    }
  });

  it('lead on from the addresses that only lead on', () => {
    expect(redirects()).toEqual([
      ['/blogs', '/blogs/page1'],
      ['/blogs/11', '/blogs/page2/11'],
    ]);
  });
});

const rules = {
  everywhere: {
    'Strict-Transport-Security': 'max-age=60; includeSubDomains',
    'Referrer-Policy': 'same-origin',
    'X-Odd': 'a"b\\c%d{e}',
  },
  pages: { '/formInput': { 'Referrer-Policy': 'no-referrer' } },
  caching: { elsewhere: 'no-cache', folders: { '/_next/static/': 'immutable' } },
};

describe('the headers for nginx', () => {
  const text = nginxHeaders(rules);

  it('are sent with errors too, quoted', () => {
    expect(text).toContain('add_header X-Odd "a\\"b\\\\c%d{e}" always;');
  });

  it('stand in a variable where an address has its own', () => {
    expect(text).toContain('set $header_referrer_policy "same-origin";');
    expect(text).toContain(
      'if ($uri ~ "^/formInput(/|[.]html|$)") { set $header_referrer_policy "no-referrer"; }',
    );
    expect(text).toContain('add_header Referrer-Policy $header_referrer_policy always;');
    expect(text).toContain(
      'if ($uri ~ "^/_next/static/") { set $header_cache_control "immutable"; }',
    );
  });
});

describe('the headers for Caddy', () => {
  const text = caddyHeaders(rules);

  it('are quoted, with no braces to fill in', () => {
    expect(text).toContain('\tX-Odd "a\\"b\\\\c%d\\{e\\}"');
  });

  it('end with what an address has of its own, since the last one stands', () => {
    const order = ['Cache-Control "no-cache"', '/_next/static/*', '@page0 Referrer-Policy'];
    const places = order.map((part) => text.indexOf(part));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
    expect(text).toContain('@page0 path /formInput /formInput/* /formInput.html');
  });
});

describe('the rules for Apache', () => {
  const text = apacheRules(rules);

  it('send headers with errors too, quoted, with no percent sign to fill in', () => {
    expect(text).toContain('Header always set X-Odd "a\\"b\\\\c%%d{e}"');
  });

  it('send what an address has of its own there alone', () => {
    expect(text).toContain(
      'Header always set Referrer-Policy "no-referrer" "expr=%{REQUEST_URI} =~ m#^/formInput(/|[.]html|$)#"',
    );
    expect(text).toContain('"immutable" "expr=%{REQUEST_URI} =~ m#^/_next/static/#"');
  });
});

describe('the headers for Netlify and Cloudflare Pages', () => {
  const text = netlifyHeaders(rules);

  it('name no header but Referrer-Policy in two rules that fit one address', () => {
    expect(text).toContain('/*\n  Strict-Transport-Security: max-age=60; includeSubDomains\n');
    expect(text).toContain('/formInput/\n  Referrer-Policy: no-referrer\n');
    expect(text.match(/Cache-Control/g)).toHaveLength(1);
    expect(() =>
      netlifyHeaders({ ...rules, pages: { '/about': { 'X-Frame-Options': 'DENY' } } }),
    ).toThrow('/about: X-Frame-Options');
  });

  it('are refused where a line is too long for Cloudflare', () => {
    const everywhere = { 'Content-Security-Policy': 'x'.repeat(2000) };
    expect(() => netlifyHeaders({ ...rules, everywhere })).toThrow(
      'Content-Security-Policy takes 2027 characters',
    );
  });

  it('come with redirects with and without a slash at the end', () => {
    expect(netlifyRedirects([['/blogs', '/blogs/page1']])).toBe(
      '/blogs /blogs/page1 301\n/blogs/ /blogs/page1 301\n',
    );
  });
});

describe('the headers for CloudFront', () => {
  it('are in its own fields where it has one, and else by name', () => {
    const configuration = JSON.parse(cloudfrontHeaders(rules));
    expect(configuration.SecurityHeadersConfig).toEqual({
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: 60,
        IncludeSubdomains: true,
        Preload: false,
      },
      ReferrerPolicy: { Override: true, ReferrerPolicy: 'same-origin' },
    });
    expect(configuration.CustomHeadersConfig).toEqual({
      Quantity: 1,
      Items: [{ Header: 'X-Odd', Value: 'a"b\\c%d{e}', Override: true }],
    });
  });
});
