import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { parseYaml } from '../lib/content/parse-yaml';

// Anything else could end the line or the quotes it is written into.
const value = z
  .string()
  .regex(/^[ -#%-~]+$/, 'write one line of plain characters, without a dollar sign');
const headers = z.record(z.string().regex(/^[A-Za-z-]+$/, 'write a header’s name'), value);
const page = z.string().regex(/^\/[\w/-]+$/, 'write a page’s address, such as /about');
const folder = z.string().regex(/^\/[\w/-]+\/$/, 'write a folder’s address, such as /images/');

const schema = z.strictObject({
  everywhere: headers,
  pages: z.record(page, headers),
  caching: z.strictObject({ elsewhere: value, folders: z.record(folder, value) }),
});

export type HeaderRules = z.infer<typeof schema>;

/**
 * Reads a file such as deploy/headers.yml and adds the Content-Security-Policy; throws a ContentError with
 * line and field for a mistake in the file, and a ZodError for a policy that no server could quote.
 */
export function readHeaderRules(file: string, policy: string): HeaderRules {
  const rules = parseYaml({ file, text: readFileSync(file, 'utf8') }, schema);
  const everywhere = { ...rules.everywhere, 'Content-Security-Policy': value.parse(policy) };
  return { ...rules, everywhere };
}

/** A regular expression for every way to ask for a page: /x, /x/, /x.html, /x/index.html. */
export function pageExpression(address: string): string {
  return `^${address}(/|[.]html|$)`;
}

/** The first line of every file that the build writes for a server. */
export const origin =
  '# Written by the build from deploy/headers.yml: change that, and build again.';
