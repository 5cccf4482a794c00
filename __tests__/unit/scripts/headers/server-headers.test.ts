import { readdirSync, readFileSync } from 'node:fs';
import {
  apacheHeaders,
  caddyHeaders,
  cloudfrontHeaders,
  nginxHeaders,
  serverHeaders,
} from '@/scripts/headers/server-headers';
import { readHeaderRules } from '@/tools/header-rules';

it('deploy/headers/ says what headers.yml says; else run npm run headers', () => {
  const folder = 'deploy/headers';
  const written = readdirSync(folder).map((name) => [
    name,
    readFileSync(`${folder}/${name}`, 'utf8'),
  ]);
  expect(Object.fromEntries(written)).toEqual(serverHeaders(readHeaderRules()));
});

const rules = {
  everywhere: {
    'Strict-Transport-Security': 'max-age=60; includeSubDomains',
    'Referrer-Policy': 'same-origin',
    'X-Odd': 'a"b\\c%d{e}',
    'Cache-Control': 'no-cache',
  },
  addresses: {
    '/formInput': { 'Referrer-Policy': 'no-referrer' },
    '/_next/static/': { 'Cache-Control': 'immutable' },
  },
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
  });
});

describe('the headers for Caddy', () => {
  const text = caddyHeaders(rules);

  it('are quoted, with no braces to fill in', () => {
    expect(text).toContain('\tX-Odd "a\\"b\\\\c%d\\{e\\}"');
  });

  it('end with what an address has of its own, since the last one stands', () => {
    expect(text).toMatch(
      /Cache-Control "no-cache"[\s\S]+path_regexp \^\/_next\/static\/\nheader @address1 Cache-Control "immutable"\n$/,
    );
  });
});

describe('the headers for Apache', () => {
  const text = apacheHeaders(rules);

  it('are sent with errors too, quoted, with no percent sign to fill in', () => {
    expect(text).toContain('Header always set X-Odd "a\\"b\\\\c%%d{e}"');
  });

  it('of an address are sent there alone', () => {
    expect(text).toContain(
      'Header always set Referrer-Policy "no-referrer" "expr=%{REQUEST_URI} =~ m#^/formInput(/|[.]html|$)#"',
    );
  });
});

describe('the headers for CloudFront', () => {
  it('are in its own fields where it has one, and else by name', () => {
    const configuration = JSON.parse(cloudfrontHeaders('name', rules.everywhere));
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
