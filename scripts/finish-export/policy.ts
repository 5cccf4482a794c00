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

// Data that nobody executes needs no permission.
const executed = 'script:not([type]), script[type="module"], script[type="speculationrules"]';

/**
 * Takes a finished page and returns the policy that allows just what it consists of; throws for a
 * style attribute, which no strict policy lets through.
 */
export function policyOf($: CheerioAPI, { mailOrigin, injectedStyles }: PolicyOptions): Policy {
  const styled = $('[style]').first();
  if (styled.length > 0) throw new Error(`The policy would block a style: ${$.html(styled)}`);
  const texts = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).text());
  const hasScripts = $('script:not([type])').length > 0;
  const scripts = [...(hasScripts ? ["'self'"] : []), ...texts(executed).map(hashOf)];
  return {
    'default-src': ["'none'"],
    'script-src': scripts.length > 0 ? scripts : ["'none'"],
    'style-src': [...texts('style'), ...(hasScripts ? injectedStyles : [])].map(hashOf),
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    // Even where nothing asks for it: tools that look at a page read robots.txt from within it.
    'connect-src': ["'self'", ...(hasScripts && mailOrigin ? [mailOrigin] : [])],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
  };
}

/** Takes the policies of all pages and returns the one that allows what any of them allows. */
export function unitePolicies(policies: readonly Policy[]): Policy {
  const united: Policy = {};
  for (const policy of policies) {
    for (const [directive, sources] of Object.entries(policy)) {
      const all = new Set([...(united[directive] ?? []), ...sources]);
      if (all.size > 1) all.delete("'none'");
      united[directive] = [...all];
    }
  }
  return united;
}

/**
 * Takes the policy of all pages and returns the part of it that a server may send along: without the
 * hashes, which change with each build, while many a server reads its headers only when it starts. Each
 * page carries its own policy whole; a browser enforces both.
 */
export function lastingPolicy(policy: Policy): Policy {
  const hashed = ['default-src', 'script-src', 'style-src'];
  const lasting = Object.entries(policy).filter(([directive]) => !hashed.includes(directive));
  const never = ['object-src', 'frame-src', 'worker-src', 'media-src', 'frame-ancestors'];
  return Object.fromEntries([...lasting, ...never.map((directive) => [directive, ["'none'"]])]);
}

/** Takes a policy and returns it as it is written in a header or a `<meta>`. */
export function printPolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** Puts a policy into a page, before anything that it governs. */
export function declarePolicy($: CheerioAPI, policy: Policy): void {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${printPolicy(policy)}"/>`;
  const charset = $('head > meta[charset]').first();
  if (charset.length > 0) charset.after(meta);
  else $('head').prepend(meta);
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
