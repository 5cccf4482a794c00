import type { HeaderRules } from './header-rules';

/**
 * Takes the header rules and returns the configuration of a CloudFront response headers policy, which
 * knows some headers by names of its own. What differs by address is not in it.
 */
export function cloudfrontHeaders({ everywhere }: HeaderRules): string {
  const {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': transport = '',
    'X-Frame-Options': frame,
    'Referrer-Policy': referrer,
    'X-Content-Type-Options': sniffing,
    ...others
  } = everywhere as Record<string, string>;
  const Override = true;
  const items = Object.entries(others).map(([Header, Value]) => ({ Header, Value, Override }));
  const configuration = {
    Name: 'site-headers',
    Comment: 'Written by the build from deploy/headers.yml',
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
