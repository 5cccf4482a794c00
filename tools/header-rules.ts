import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { parseYaml } from '../lib/content/parse-yaml';

// Other characters could end the line or its quotes.
const value = z
  .string()
  .regex(/^[ -#%-~]+$/, 'write one line of plain characters, without a dollar sign');
const headers = z.record(z.string().regex(/^[A-Za-z-]+$/, 'write a header’s name'), value);
const address = z
  .string()
  .regex(/^\/[\w/.*-]+$/, 'write an address, such as /about, /logo.png or /images/');

const schema = z.strictObject({ everywhere: headers, addresses: z.record(address, headers) });

export type HeaderRules = z.infer<typeof schema>;

/** Throws a ContentError with line and field. */
export function readHeaderRules(file = 'deploy/headers.yml'): HeaderRules {
  return parseYaml({ file, text: readFileSync(file, 'utf8') }, schema);
}

export function headersAt({ everywhere, addresses }: HeaderRules, path: string) {
  const own = Object.entries(addresses).filter(([one]) => expressionOf(one).test(path));
  return Object.assign(
    { ...everywhere },
    ...own.map(([, headers]) => headers),
  ) as typeof everywhere;
}

/** Matches a folder, a file with its compressed copies, or a page in all four spellings. */
export function addressExpression(address: string): string {
  const text = address.replaceAll('.', '[.]').replaceAll('*', '[^/]*');
  if (address.endsWith('/')) return `^${text}`;
  return address.includes('.') ? `^${text}([.]|$)` : `^${text}(/|[.]html|$)`;
}

function expressionOf(address: string): RegExp {
  return new RegExp(addressExpression(address));
}
