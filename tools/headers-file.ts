import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type HeaderRules = { address: string; headers: Record<string, string> }[];

/** The rules of a folder's _headers file, as Netlify and Cloudflare Pages read them. */
export function readHeaderRules(folder: string): HeaderRules {
  const rules: HeaderRules = [];
  for (const line of readFileSync(join(folder, '_headers'), 'utf8').split('\n')) {
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    if (name && value) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
    else if (line.startsWith('/')) rules.push({ address: line, headers: {} });
  }
  return rules;
}

/** The headers of an address without its query; the last rule wins. */
export function headersAt(rules: HeaderRules, path: string): Record<string, string> {
  const matching = rules.filter(({ address }) => {
    const pattern = address.replaceAll('.', '[.]').replaceAll('*', '.*');
    return new RegExp(`^${pattern}$`).test(path);
  });
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}
