import { addressExpression, type HeaderRules, headersAt } from '../../tools/header-rules';

const origin = '# Written by npm run headers from deploy/headers.yml: change that.';

export function serverHeaders(rules: HeaderRules): Record<string, string> {
  return {
    'nginx.conf': nginxHeaders(rules),
    'apache.conf': apacheHeaders(rules),
    'caddy.conf': caddyHeaders(rules),
    'cloudfront.json': cloudfrontHeaders('site-headers', headersAt(rules, '/')),
    'cloudfront-pictures.json': cloudfrontHeaders(
      'picture-headers',
      headersAt(rules, '/images/share.jpg'),
    ),
  };
}

/** nginx: include in a server block. */
export function nginxHeaders({ everywhere, addresses }: HeaderRules): string {
  const set = (name: string, value: string) => `set ${variable(name)} ${quote(value)};`;
  // add_header in a location drops inherited ones, so varying headers use variables.
  const varying = new Set(Object.values(addresses).flatMap(Object.keys));
  const variables = [
    ...[...varying].map((name) => set(name, everywhere[name] ?? '')),
    ...each(addresses, (address, name, value) => {
      return `if ($uri ~ ${quote(addressExpression(address))}) { ${set(name, value)} }`;
    }),
  ];
  const lines = [...new Set([...Object.keys(everywhere), ...varying])].map((name) => {
    const value = varying.has(name) ? variable(name) : quote(everywhere[name] ?? '');
    return `add_header ${name} ${value} always;`;
  });
  return `${[origin, ...variables, ...lines].join('\n')}\n`;
}

function variable(header: string): string {
  return `$header_${header.toLowerCase().replaceAll('-', '_')}`;
}

/** Apache: include in a directory, or append to an .htaccess. */
export function apacheHeaders({ everywhere, addresses }: HeaderRules): string {
  const set = (name: string, value: string, where = '') =>
    `Header always set ${name} ${quote(value.replaceAll('%', '%%'))}${where}`;
  const lines = [
    ...Object.entries(everywhere).map(([name, value]) => set(name, value)),
    ...each(addresses, (address, name, value) => {
      const expression = `expr=%{REQUEST_URI} =~ m#${addressExpression(address)}#`;
      return set(name, value, ` ${quote(expression)}`);
    }),
  ];
  return `${[origin, ...lines].join('\n')}\n`;
}

/** Caddy: import in a route; the last value wins. */
export function caddyHeaders({ everywhere, addresses }: HeaderRules): string {
  const lines = [
    'header {',
    ...Object.entries(everywhere).map(([name, value]) => `\t${name} ${quoteForCaddy(value)}`),
    '}',
    ...Object.entries(addresses).flatMap(([address, headers], index) => [
      `@address${index} path_regexp ${addressExpression(address)}`,
      ...Object.entries(headers).map(
        ([name, value]) => `header @address${index} ${name} ${quoteForCaddy(value)}`,
      ),
    ]),
  ];
  return `${[origin, ...lines].join('\n')}\n`;
}

/** CloudFront response headers policy. Caching is set on the stored files. */
export function cloudfrontHeaders(Name: string, headers: Record<string, string>): string {
  const {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': transport = '',
    'X-Frame-Options': frame,
    'Referrer-Policy': referrer,
    'X-Content-Type-Options': sniffing,
    'Cache-Control': _,
    ...others
  } = headers;
  const Override = true;
  const items = Object.entries(others).map(([Header, Value]) => ({ Header, Value, Override }));
  const configuration = {
    Name,
    Comment: 'Written by npm run headers from deploy/headers.yml',
    SecurityHeadersConfig: {
      ...(policy && { ContentSecurityPolicy: { Override, ContentSecurityPolicy: policy } }),
      ...(transport && {
        StrictTransportSecurity: {
          Override,
          AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
          IncludeSubdomains: /includeSubDomains/i.test(transport),
          Preload: /preload/i.test(transport),
        },
      }),
      ...(sniffing && { ContentTypeOptions: { Override } }),
      ...(frame && { FrameOptions: { Override, FrameOption: frame } }),
      ...(referrer && { ReferrerPolicy: { Override, ReferrerPolicy: referrer } }),
    },
    CustomHeadersConfig: { Quantity: items.length, Items: items },
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

function each(
  addresses: HeaderRules['addresses'],
  write: (address: string, name: string, value: string) => string,
): string[] {
  return Object.entries(addresses).flatMap(([address, headers]) =>
    Object.entries(headers).map(([name, value]) => write(address, name, value)),
  );
}

function quote(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

/** Caddy treats braces as placeholders. */
function quoteForCaddy(value: string): string {
  return `"${value.replace(/["\\{}]/g, '\\$&')}"`;
}
