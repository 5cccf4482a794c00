import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio/slim';

export type Policy = Record<string, string[]>;

export type PolicyOptions = {
  /** Of the mail service; empty for the site's own. */
  origin: string;
  injectedStyles: readonly string[];
};

// Data blocks are not executed.
const executed =
  'script:not([type], [src]), script[type="module"]:not([src]), script[type="speculationrules"]';

/** Allows exactly the page's contents. Throws for style attributes, which it would block. */
export function makePolicy($: CheerioAPI, { origin, injectedStyles }: PolicyOptions): Policy {
  const styled = $('[style]').first();
  if (styled.length > 0) throw new Error(`The policy would block a style: ${$.html(styled)}`);
  const texts = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).text());
  const hasIslands = $('[data-island]').length > 0;
  // Modules may load the site's scripts. A script of another host is a visit counter.
  const originsOf = (selector: string, attribute: string) =>
    $(selector)
      .toArray()
      .map((element) => new URL($(element).attr(attribute) ?? '').origin);
  const counters = originsOf('script[src^="http"]', 'src');
  const scripts = [
    ...($('script[type="module"]').length > 0 ? ["'self'"] : []),
    ...texts(executed).map(sourceHash),
    ...counters,
  ];
  return {
    'default-src': ["'none'"],
    'script-src': scripts.length > 0 ? scripts : ["'none'"],
    'style-src': [
      "'self'",
      ...[...texts('style'), ...(hasIslands ? injectedStyles : [])].map(sourceHash),
    ],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    // Some tools fetch robots.txt from within a page.
    'connect-src': [
      "'self'",
      ...(hasIslands && origin ? [origin] : []),
      ...counters,
      ...originsOf('meta[name="counter"]', 'content'),
    ],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
  };
}

export function serializePolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

export function declarePolicy($: CheerioAPI, policy: Policy): void {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${serializePolicy(policy)}"/>`;
  const charset = $('head > meta[charset]').first();
  if (charset.length > 0) charset.after(meta);
  else $('head').prepend(meta);
}

function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
