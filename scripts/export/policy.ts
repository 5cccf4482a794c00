import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio/slim';

/** A Content-Security-Policy: each directive with its sources. */
export type Policy = Record<string, string[]>;

export type PolicyOptions = {
  /** Scheme and host of the e-mail service; empty where it is the site's own. */
  mailOrigin: string;
  /** Style sheets that scripts put into a page. */
  injectedStyles: readonly string[];
};

// Data that is not executed needs no permission.
const executed =
  'script:not([type]):not([src]), script[type="module"], script[type="speculationrules"]';

/** Allows exactly what a finished page consists of; throws for a style attribute, which would be blocked. */
export function policyOf($: CheerioAPI, { mailOrigin, injectedStyles }: PolicyOptions): Policy {
  const styled = $('[style]').first();
  if (styled.length > 0) throw new Error(`The policy would block a style: ${$.html(styled)}`);
  const texts = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).text());
  const hasIslands = $('[data-island]').length > 0;
  // A module may load the site's own scripts; one with an address is that of a service that counts visits.
  const counters = $('script[src]').toArray();
  const counterOrigins = counters.map(({ attribs }) => new URL(attribs['src'] ?? '').origin);
  const scripts = [
    ...($('script[type="module"]').length > 0 ? ["'self'"] : []),
    ...texts(executed).map(hashOf),
    ...counterOrigins,
  ];
  return {
    'default-src': ["'none'"],
    'script-src': scripts.length > 0 ? scripts : ["'none'"],
    'style-src': [...texts('style'), ...(hasIslands ? injectedStyles : [])].map(hashOf),
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    // Even where nothing asks for it: tools that look at a page read robots.txt from within it.
    'connect-src': ["'self'", ...(hasIslands && mailOrigin ? [mailOrigin] : []), ...counterOrigins],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
  };
}

/** As written in a `<meta>`. */
export function printPolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** Puts a policy into a page, before everything that it governs. */
export function declarePolicy($: CheerioAPI, policy: Policy): void {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${printPolicy(policy)}"/>`;
  const charset = $('head > meta[charset]').first();
  if (charset.length > 0) charset.after(meta);
  else $('head').prepend(meta);
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
