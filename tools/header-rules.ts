import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { parseYaml } from '../lib/content/parse-yaml';

// Anything else could end the line or the quotes it is written into.
const value = z
  .string()
  .regex(/^[ -#%-~]+$/, 'write one line of plain characters, without a dollar sign');
const headers = z.record(z.string().regex(/^[A-Za-z-]+$/, 'write a header’s name'), value);
const address = z
  .string()
  .regex(/^\/[\w/.*-]+$/, 'write an address, such as /about, /logo.png or /images/');

const schema = z.strictObject({ everywhere: headers, addresses: z.record(address, headers) });

export type HeaderRules = z.infer<typeof schema>;

/** Reads deploy/headers.yml; throws a ContentError with line and field for a mistake in it. */
export function readHeaderRules(file = 'deploy/headers.yml'): HeaderRules {
  return parseYaml({ file, text: readFileSync(file, 'utf8') }, schema);
}

/** What the answer at a path carries. */
export function headersAt({ everywhere, addresses }: HeaderRules, path: string) {
  const own = Object.entries(addresses).filter(([one]) => expressionOf(one).test(path));
  return Object.assign(
    { ...everywhere },
    ...own.map(([, headers]) => headers),
  ) as typeof everywhere;
}

/**
 * A regular expression, which all servers read alike, for what is in a folder, for a file with its
 * compressed copies, or for every way to ask for a page: /x, /x/, /x.html, /x/index.html.
 */
export function addressExpression(address: string): string {
  const text = address.replaceAll('.', '[.]').replaceAll('*', '[^/]*');
  if (address.endsWith('/')) return `^${text}`;
  return address.includes('.') ? `^${text}([.]|$)` : `^${text}(/|[.]html|$)`;
}

function expressionOf(address: string): RegExp {
  return new RegExp(addressExpression(address));
}
